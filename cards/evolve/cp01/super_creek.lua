-- SPDX-License-Identifier: MIT
return card {
  id = "CP01-051", name = "Super Creek", type = "follower", class = "dragoncraft",
  traits = { "Umamusume" },
  cost = 6, attack = 5, defense = 5, keywords = { "ward", "race" },

  fanfare { run = function(game) game.give(game.leader(), { defense = 5 }) end },
}

-- SPDX-License-Identifier: MIT
return card {
  id = "CP01-052", name = "Hishi Akebono", type = "follower", class = "dragoncraft",
  traits = { "Umamusume" },
  cost = 10, attack = 10, defense = 10, keywords = { "race" },

  fanfare { run = function(game) game.give(game.leader(), { defense = 10 }) end },
}

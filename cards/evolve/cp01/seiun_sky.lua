-- SPDX-License-Identifier: MIT
return card {
  id = "CP01-043", name = "Seiun Sky", type = "follower", class = "dragoncraft",
  traits = { "Umamusume" },
  cost = 3, attack = 1, defense = 3, keywords = { "storm", "intimidate", "race" },

  strike { run = function(game, me) game.give(me, { attack = 1 }) end },
}

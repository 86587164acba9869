-- SPDX-License-Identifier: MIT
local foes = leaders { enemy = true }

return card {
  id = "CP01-048", name = "Bamboo Memory", type = "follower", class = "dragoncraft",
  traits = { "Umamusume" },
  cost = 2, attack = 2, defense = 3, keywords = { "race" },

  fanfare { process = { discard = 1 }, run = function(game) game.deal(2, foes) end },
}

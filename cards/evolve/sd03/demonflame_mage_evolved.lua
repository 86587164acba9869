-- SPDX-License-Identifier: MIT
local foes = followers { enemy = true }

return card {
  id = "SD03-004", name = "Demonflame Mage", type = "follower", class = "runecraft",
  evolved = true, traits = { "Mage" },
  attack = 4, defense = 4,

  on_evolve { run = function(game) game.deal(2, foes) end },
}

-- SPDX-License-Identifier: MIT
local foes = followers { enemy = true }

return card {
  id = "BP01-127", name = "Jeanne d'Arc", type = "follower", class = "havencraft",
  traits = { "Luminary" },
  cost = 4, attack = 3, defense = 4, evolve = 2,

  fanfare { run = function(game) game.deal(2, foes) end },
}

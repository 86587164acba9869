-- SPDX-License-Identifier: MIT

local friends = units { friendly = true }
local everybody = units { at = "battlefield" }

return card {
  id = "ogn-123", name = "Unchecked Power", type = "spell",
  domains = { "mind" }, cost = { energy = 7, power = { mind = 2 } },

  run = function(game)
    game.exhaust(game.all(friends))
    game.deal(12, game.all(everybody))
  end,
}

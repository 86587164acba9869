-- SPDX-License-Identifier: MIT
local ours = battlefields { friendly = true }

return card {
  id = "unl-015", name = "Right of Conquest", type = "spell",
  domains = { "fury" }, cost = { energy = 3, power = { fury = 1 } },

  run = function(game)
    game.draw(1)
    game.draw(game.count(ours))
  end,
}

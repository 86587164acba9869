-- SPDX-License-Identifier: MIT
local everybody = units {}

return card {
  id = "unl-180", name = "The Ruination", type = "spell",
  domains = { "order" }, cost = { energy = 9, power = { order = 3 } },

  run = function(game)
    game.kill(game.all(everybody))
  end,
}

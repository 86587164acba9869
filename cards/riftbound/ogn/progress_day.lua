-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-114", name = "Progress Day", type = "spell",
  domains = { "mind" }, cost = { energy = 6, power = { mind = 1 } },

  run = function(game)
    game.draw(4)
  end,
}

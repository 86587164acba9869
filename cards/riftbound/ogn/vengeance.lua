-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-229", name = "Vengeance", type = "spell",
  domains = { "order" }, cost = { energy = 4, power = { order = 2 } },

  targets = { unit {} },
  run = function(game, me, unit)
    game.kill(unit)
  end,
}

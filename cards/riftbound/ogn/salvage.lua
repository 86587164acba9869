-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-224", name = "Salvage", type = "spell",
  domains = { "order" }, cost = { energy = 2, power = { order = 1 } },
  keywords = { "action" },

  targets = { up_to(1, gear {}) },
  run = function(game, me, scrap)
    game.kill(scrap)
    game.draw(1)
  end,
}

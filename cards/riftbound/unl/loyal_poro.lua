-- SPDX-License-Identifier: MIT
return card {
  id = "unl-156", name = "Loyal Poro", type = "unit",
  domains = { "order" }, cost = { energy = 3 }, might = 3, tags = { "Poro", "Freljord" },

  deathknell {
    if_ = { alone = false },
    run = function(game)
      game.draw(1)
    end,
  },
}

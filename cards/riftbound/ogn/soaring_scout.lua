-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-216", name = "Soaring Scout", type = "unit",
  domains = { "order" }, cost = { energy = 2 }, might = 1, tags = { "Bird", "Freljord" },

  deathknell {
    run = function(game)
      game.channel(1, { exhausted = true })
    end,
  },
}

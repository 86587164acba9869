-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-096", name = "Watchful Sentry", type = "unit",
  domains = { "mind" }, cost = { energy = 2 }, might = 1, tags = { "Freljord" },

  deathknell {
    run = function(game)
      game.draw(1)
    end,
  },
}

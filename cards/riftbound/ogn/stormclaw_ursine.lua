-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-137", name = "Stormclaw Ursine", type = "unit",
  domains = { "body" }, cost = { energy = 7 }, might = 6, tags = { "Freljord" },
  keywords = { "tank" },

  when_played {
    run = function(game)
      game.channel(1, { exhausted = true })
    end,
  },
}

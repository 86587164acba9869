-- SPDX-License-Identifier: MIT
return card {
  id = "unl-160", name = "Ultrasoft Poro", type = "unit",
  domains = { "order" }, cost = { energy = 5 }, might = 5, tags = { "Poro", "Freljord" },

  activated {
    while_ = { at = "battlefield" }, cost = { exhaust = "me" },
    run = function(game)
      game.play_token("Bird", { count = 2 })
    end,
  },
}

-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-174", name = "Trove Golem", type = "unit",
  domains = { "order" }, cost = { energy = 8, power = { order = 2 } }, might = 9,
  tags = { "Freljord" },

  when_played {
    run = function(game)
      game.play_token("Gold", { ready = false, count = 4 })
    end,
  },
}

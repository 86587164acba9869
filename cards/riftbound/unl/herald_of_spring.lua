-- SPDX-License-Identifier: MIT
return card {
  id = "unl-034", name = "Herald of Spring", type = "unit",
  domains = { "calm" }, cost = { energy = 4, power = { calm = 1 } }, might = 4,
  tags = { "Ionia" },
  keywords = { "hunt" },

  when_played {
    run = function(game)
      game.gain_xp(2)
    end,
  },
}

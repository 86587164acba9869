-- SPDX-License-Identifier: MIT
return card {
  id = "unl-129", name = "Vicious Snapjaws", type = "unit",
  domains = { "chaos" }, cost = { energy = 5 }, might = 5, tags = { "Bilgewater" },

  when {
    event = "die", subject = unit { friendly = true, other = true },
    run = function(game)
      game.gain_xp(1)
    end,
  },
}

-- SPDX-License-Identifier: MIT
return card {
  id = "unl-127", name = "Mister Root", type = "unit",
  domains = { "chaos" }, cost = { energy = 2 }, might = 1, tags = { "Fae", "Ionia" },
  keywords = { "accelerate" },

  when {
    event = "move", subject = "me", at = "battlefield",
    run = function(game)
      game.gain_xp(2)
    end,
  },
}

-- SPDX-License-Identifier: MIT
return card {
  id = "unl-033", name = "Frisky Hunter", type = "unit",
  domains = { "calm" }, cost = { energy = 4 }, might = 3, tags = { "Cat", "Zaun" },

  when_played {
    run = function(game)
      game.play_token("Bird", { at = "here" })
    end,
  },
}

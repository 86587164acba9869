-- SPDX-License-Identifier: MIT
return card {
  id = "unl-092", name = "Demacian Diplomat", type = "unit",
  domains = { "body" }, cost = { energy = 2 }, might = 2, tags = { "Demacia" },

  when_played {
    run = function(game)
      game.gain_xp(1)
    end,
  },
}

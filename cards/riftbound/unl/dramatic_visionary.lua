-- SPDX-License-Identifier: MIT
return card {
  id = "unl-062", name = "Dramatic Visionary", type = "unit",
  domains = { "mind" }, cost = { energy = 4 }, might = 4, tags = { "Ionia" },

  deathknell {
    run = function(game)
      game.predict(2)
    end,
  },
}

-- SPDX-License-Identifier: MIT
return card {
  id = "unl-074", name = "Frigid Jewel", type = "gear",
  domains = { "mind" }, cost = { energy = 2 },

  when {
    event = "draw", by = "you", nth = 2,
    targets = { unit { friendly = true } },
    run = function(game, me, ally)
      game.give(ally, { might = 2, lasts = "turn" })
    end,
  },
}

-- SPDX-License-Identifier: MIT
return card {
  id = "unl-068", name = "Spectral Centaur", type = "unit",
  domains = { "mind" }, cost = { energy = 6 }, might = 5, tags = { "Spirit", "Shadow Isles" },

  when {
    event = "die", subject = unit { friendly = true, other = true },
    run = function(game, me)
      game.give(me, { might = 2, lasts = "turn" })
    end,
  },
}

-- SPDX-License-Identifier: MIT
return card {
  id = "unl-065", name = "Icevale Archer", type = "unit",
  domains = { "mind" }, cost = { energy = 2 }, might = 2, tags = { "Freljord" },

  when {
    event = "attack", subject = "me", optional = true, cost = { energy = 1 },
    targets = { unit { at = "here" } },
    run = function(game, me, chosen)
      game.give(chosen, { might = -1, lasts = "turn" })
    end,
  },
}

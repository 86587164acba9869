-- SPDX-License-Identifier: MIT
-- What counts is the printed cost (131.4).
return card {
  id = "ogs-006", name = "Lux, Illuminated", type = "unit", supertypes = { "champion" },
  domains = { "mind" }, cost = { energy = 6, power = { mind = 1 } }, might = 5,
  tags = { "Lux", "Demacia" },

  when {
    event = "play", by = "you", subject = spell { energy = at_least(5) },
    run = function(game, me)
      game.give(me, { might = 3, lasts = "turn" })
    end,
  },
}

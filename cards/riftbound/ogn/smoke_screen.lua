-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-093", name = "Smoke Screen", type = "spell",
  domains = { "mind" }, cost = { energy = 2, power = { mind = 1 } },
  keywords = { "reaction" },

  targets = { unit {} },
  run = function(game, me, chosen)
    game.give(chosen, { might = -4, lasts = "turn", minimum = 1 })
  end,
}

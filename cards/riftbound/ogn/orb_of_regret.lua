-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-090", name = "Orb of Regret", type = "gear",
  domains = { "mind" }, cost = { energy = 1 },

  activated {
    cost = { exhaust = "me" },
    targets = { unit {} },
    run = function(game, me, chosen)
      game.give(chosen, { might = -1, lasts = "turn", minimum = 1 })
    end,
  },
}

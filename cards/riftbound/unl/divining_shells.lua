-- SPDX-License-Identifier: MIT
return card {
  id = "unl-161", name = "Divining Shells", type = "gear",
  domains = { "order" }, cost = { energy = 2 },
  keywords = { "vision" },

  activated {
    timing = "action", cost = { exhaust = "me", kill = "me" },
    targets = { unit {} },
    run = function(game, me, chosen)
      game.give(chosen, { might = 2, lasts = "turn" })
    end,
  },
}

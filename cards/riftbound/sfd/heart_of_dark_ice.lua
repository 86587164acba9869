-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-052", name = "Heart of Dark Ice", type = "gear",
  domains = { "calm" }, cost = { energy = 3, power = { calm = 1 } },

  activated {
    cost = { exhaust = "me" },
    targets = { unit {} },
    run = function(game, me, chosen)
      game.give(chosen, { might = 3, lasts = "turn" })
    end,
  },
}

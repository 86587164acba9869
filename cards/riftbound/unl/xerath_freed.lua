-- SPDX-License-Identifier: MIT
return card {
  id = "unl-026", name = "Xerath, Freed", type = "unit", supertypes = { "champion" },
  domains = { "fury" }, cost = { energy = 5 }, might = 5, tags = { "Shurima", "Xerath" },

  activated {
    while_ = { at = "battlefield" }, cost = { power = { fury = 1 }, exhaust = "me" },
    targets = { unit {} },
    run = function(game, me, chosen)
      game.deal(3, chosen)
    end,
  },
}

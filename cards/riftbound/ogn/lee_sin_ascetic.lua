-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-078", name = "Lee Sin, Ascetic", type = "unit", supertypes = { "champion" },
  domains = { "calm" }, cost = { energy = 5, power = { calm = 1 } }, might = 5,
  tags = { "Lee Sin", "Ionia" },
  keywords = { "shield" },

  activated {
    cost = { exhaust = "me" },
    run = function(game, me)
      game.buff(me)
    end,
  },
  static { affects = "me", any_buffs = true },
}

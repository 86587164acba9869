-- SPDX-License-Identifier: MIT
-- "Instead" replaces the lower tier, so each tier adds what it has more (824).
return card {
  id = "unl-059", name = "Master Yi, Unstoppable", type = "unit", supertypes = { "champion" },
  domains = { "calm" }, cost = { energy = 12, power = { calm = 3 } }, might = 12,
  tags = { "Master Yi", "Ionia" }, keywords = { level = 3 },

  static { level = 3, affects = "me", cost = { energy = -2, any = -1 } },
  static { level = 6, affects = "me", cost = { energy = -2, any = -1 } },
  static { level = 11, affects = "me", cost = { energy = -2, any = -1 } },
  static { level = 16, affects = "me", cannot = "be_chosen" },
}

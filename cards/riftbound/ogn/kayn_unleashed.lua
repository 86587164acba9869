-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-189", name = "Kayn, Unleashed", type = "unit", supertypes = { "champion" },
  domains = { "chaos" }, cost = { energy = 6, power = { chaos = 1 } }, might = 6,
  tags = { "Kayn", "Ionia" },
  keywords = { "ganking" },

  static { affects = "me", while_ = { moves = at_least(2) }, cannot = "take_damage" },
}

-- SPDX-License-Identifier: MIT
return card {
  id = "unl-171", name = "Galio, Indefatigable", type = "unit", supertypes = { "champion" },
  domains = { "order" }, cost = { energy = 3, power = { order = 1 } }, might = 6,
  tags = { "Demacia", "Galio" }, keywords = { "deflect", "tank" },

  static { affects = "me", cannot = "deal_combat_damage" },
}

-- SPDX-License-Identifier: MIT
return card {
  id = "ogs-001", name = "Annie, Fiery", type = "unit", supertypes = { "champion" },
  domains = { "fury" }, cost = { energy = 5, power = { fury = 1 } }, might = 4,
  tags = { "Annie", "Noxus" },

  static { affects = "you", bonus_damage = 1 },
}

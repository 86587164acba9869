-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-028", name = "Draven, Showboat", type = "unit", supertypes = { "champion" },
  domains = { "fury" }, cost = { energy = 5, power = { fury = 1 } }, might = 3,
  tags = { "Draven", "Noxus" },

  static { affects = "me", might = number.you("points") },
}

-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-193", name = "Miss Fortune, Buccaneer", type = "unit", supertypes = { "champion" },
  domains = { "chaos" }, cost = { energy = 4, power = { chaos = 1 } }, might = 4,
  tags = { "Pirate", "Miss Fortune", "Bilgewater" },

  plays_to = battlefields { open = true },
  static { affects = units { friendly = true }, plays_to = battlefields { open = true } },
}

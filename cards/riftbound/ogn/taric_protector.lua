-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-074", name = "Taric, Protector", type = "unit", supertypes = { "champion" },
  domains = { "calm" }, cost = { energy = 4, power = { calm = 1 } }, might = 4,
  tags = { "Taric", "Mount Targon" },
  keywords = { "shield", "tank" },

  static { affects = units { friendly = true, other = true, at = "here" }, keywords = { "shield" } },
}

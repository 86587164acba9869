-- SPDX-License-Identifier: MIT
return card {
  id = "ogs-013", name = "Garen, Commander", type = "unit", supertypes = { "champion" },
  domains = { "order" }, cost = { energy = 6, power = { order = 1 } }, might = 5,
  tags = { "Elite", "Garen", "Demacia" },

  static { affects = units { friendly = true, other = true, at = "here" }, might = 1 },
}

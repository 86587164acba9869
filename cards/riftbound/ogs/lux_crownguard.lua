-- SPDX-License-Identifier: MIT
return card {
  id = "ogs-014", name = "Lux, Crownguard", type = "unit", supertypes = { "champion" },
  domains = { "order" }, cost = { energy = 4 }, might = 2, tags = { "Lux", "Demacia" },

  activated {
    timing = "reaction", cost = { exhaust = "me" },
    add = { energy = 2, only = "spells" },
  },
}

-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-232", name = "Fiora, Victorious", type = "unit", supertypes = { "champion" },
  domains = { "order" }, cost = { energy = 4 }, might = 4, tags = { "Fiora", "Demacia" },

  static {
    while_ = { mighty = true },
    affects = "me", keywords = { "deflect", "ganking", "shield" },
  },
}

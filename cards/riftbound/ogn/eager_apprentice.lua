-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-084", name = "Eager Apprentice", type = "unit",
  domains = { "mind" }, cost = { energy = 3 }, might = 3, tags = { "Piltover" },

  static {
    while_ = { at = "battlefield" },
    affects = spells { mine = true }, cost = { energy = -1, minimum = 1 },
  },
}

-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-195", name = "Rhasa the Sunderer", type = "unit",
  domains = { "chaos" }, cost = { energy = 10, power = { chaos = 1 } }, might = 6,
  tags = { "Spirit", "Shadow Isles" },

  static {
    affects = "me",
    cost = { energy = -number.count(cards { zone = "trash", mine = true }) },
  },
}

-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-208", name = "Cruel Patron", type = "unit",
  domains = { "order" }, cost = { energy = 4 }, might = 6, tags = { "Noxus" },

  additional { name = "kill", cost = { kill = unit { friendly = true } } },
}

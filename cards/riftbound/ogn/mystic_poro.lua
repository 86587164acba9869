-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-171", name = "Mystic Poro", type = "unit",
  domains = { "chaos" }, cost = { energy = 2 }, might = 2, tags = { "Poro" },
  keywords = { "vision" },
}

-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-086", name = "Jeweled Colossus", type = "unit",
  domains = { "mind" }, cost = { energy = 5 }, might = 5, tags = { "Mount Targon" },
  keywords = { "vision", "shield" },
}

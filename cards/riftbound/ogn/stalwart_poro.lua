-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-052", name = "Stalwart Poro", type = "unit",
  domains = { "calm" }, cost = { energy = 2 }, might = 2, tags = { "Poro" },
  keywords = { "shield" },
}

-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-175", name = "Shipyard Skulker", type = "unit",
  domains = { "chaos" }, cost = { energy = 3 }, might = 3, tags = { "Pirate", "Bilgewater" },
}

-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-215", name = "Petty Officer", type = "unit",
  domains = { "order" }, cost = { energy = 5 }, might = 5, tags = { "Pirate", "Bilgewater" },
  keywords = { "assault" },
}

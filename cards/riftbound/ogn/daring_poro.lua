-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-210", name = "Daring Poro", type = "unit",
  domains = { "order" }, cost = { energy = 2 }, might = 2, tags = { "Poro" },
  keywords = { "assault" },
}

-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-013", name = "Pouty Poro", type = "unit",
  domains = { "fury" }, cost = { energy = 2 }, might = 2, tags = { "Poro" },
  keywords = { "deflect" },
}

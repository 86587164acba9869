-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-135", name = "Pakaa Cub", type = "unit",
  domains = { "body" }, cost = { energy = 3 }, might = 3, tags = { "Cat", "Ixtal" },
  keywords = { "hidden" },
}

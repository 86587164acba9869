-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-241", name = "Shen, Kinkou", type = "unit", supertypes = { "champion" },
  domains = { "order" }, cost = { energy = 3, power = { order = 1 } }, might = 3,
  tags = { "Shen", "Ionia" },
  keywords = { "reaction", "tank", shield = 2 },
}

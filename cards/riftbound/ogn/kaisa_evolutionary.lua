-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-112", name = "Kai'Sa, Evolutionary", type = "unit", supertypes = { "champion" },
  domains = { "mind" }, cost = { energy = 6, power = { mind = 1 } }, might = 6,
  tags = { "Kai'Sa", "The Void" },
  keywords = { "ganking" },
}

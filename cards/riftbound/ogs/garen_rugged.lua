-- SPDX-License-Identifier: MIT
return card {
  id = "ogs-007", name = "Garen, Rugged", type = "unit", supertypes = { "champion" },
  domains = { "body" }, cost = { energy = 6, power = { body = 1 } }, might = 5,
  tags = { "Elite", "Garen", "Demacia" },
  keywords = { assault = 2, shield = 2 },
}

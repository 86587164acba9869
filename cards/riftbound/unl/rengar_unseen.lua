-- SPDX-License-Identifier: MIT
return card {
  id = "unl-024", name = "Rengar, Unseen", type = "unit", supertypes = { "champion" },
  domains = { "fury" }, cost = { energy = 4, power = { fury = 1 } }, might = 4,
  tags = { "Cat", "Rengar", "Ixtal" },
  keywords = { "accelerate", "deflect", "ganking", assault = 2 },
}

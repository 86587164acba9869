-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-025", name = "Rengar, Pouncing", type = "unit", supertypes = { "champion" },
  domains = { "fury" }, cost = { energy = 3, power = { fury = 1 } }, might = 3,
  tags = { "Cat", "Rengar", "Ixtal" }, keywords = { "reaction", assault = 2 },

  plays_to = battlefields { attacked = true },
}

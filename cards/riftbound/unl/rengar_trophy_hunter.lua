-- SPDX-License-Identifier: MIT
return card {
  id = "unl-120", name = "Rengar, Trophy Hunter", type = "unit", supertypes = { "champion" },
  domains = { "body" }, cost = { energy = 5, power = { body = 1 } }, might = 6,
  tags = { "Cat", "Rengar", "Ixtal" },
  keywords = { "ambush" },

  static {
    affects = "me", plays_to = battlefields { enemy_units = at_least(1) }, timing = "reaction",
  },
}

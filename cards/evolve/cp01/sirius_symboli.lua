-- SPDX-License-Identifier: MIT
return card {
  id = "CP01-022", name = "Sirius Symboli", type = "follower", class = "swordcraft",
  traits = { "Umamusume" },
  cost = 4, attack = 4, defense = 4, keywords = { "bane", "race" },
}

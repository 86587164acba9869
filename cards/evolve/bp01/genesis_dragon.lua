-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-080", name = "Genesis Dragon", type = "follower", class = "dragoncraft",
  traits = { "Wyrmkin" },
  cost = 9, attack = 10, defense = 12, keywords = { "storm" },
}

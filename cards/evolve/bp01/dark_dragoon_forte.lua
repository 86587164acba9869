-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-076", name = "Dark Dragoon Forte", type = "follower", class = "dragoncraft",
  traits = { "Dragonheart" },
  cost = 4, attack = 5, defense = 1, keywords = { "storm" }, evolve = 2,
}

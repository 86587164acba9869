-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-163", name = "Lizardman", type = "follower", class = "neutral",
  traits = { "Mercenary" },
  cost = 3, attack = 4, defense = 3, keywords = { "assail" },
}

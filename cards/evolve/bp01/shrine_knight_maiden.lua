-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-138", name = "Shrine Knight Maiden", type = "follower", class = "havencraft",
  traits = { "Faith" },
  cost = 5, attack = 5, defense = 5, keywords = { "ward", "aura" },
}

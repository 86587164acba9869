-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-173", name = "Fighter", type = "follower", class = "neutral",
  traits = { "Mercenary" },
  cost = 2, attack = 2, defense = 3,
}

-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-174", name = "Goliath", type = "follower", class = "neutral",
  traits = { "Gigant" },
  cost = 3, attack = 3, defense = 4, evolve = 2,
}

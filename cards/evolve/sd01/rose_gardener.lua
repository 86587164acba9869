-- SPDX-License-Identifier: MIT
return card {
  id = "SD01-003", name = "Rose Gardener", type = "follower", class = "forestcraft",
  traits = { "Verdant" },
  cost = 3, attack = 3, defense = 3, evolve = 1,
}

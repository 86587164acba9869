-- SPDX-License-Identifier: MIT
return card {
  id = "SD03-003", name = "Demonflame Mage", type = "follower", class = "runecraft",
  traits = { "Mage" },
  cost = 3, attack = 3, defense = 3, evolve = 1,
}

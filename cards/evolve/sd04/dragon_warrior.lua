-- SPDX-License-Identifier: MIT
return card {
  id = "SD04-003", name = "Dragon Warrior", type = "follower", class = "dragoncraft",
  traits = { "Wyrmkin" },
  cost = 3, attack = 3, defense = 3, evolve = 1,
}

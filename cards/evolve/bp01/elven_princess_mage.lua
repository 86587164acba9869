-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-009", name = "Elven Princess Mage", type = "follower", class = "forestcraft",
  traits = { "Elf", "Princess" },
  cost = 3, attack = 3, defense = 3, evolve = 1,
}

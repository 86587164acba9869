-- SPDX-License-Identifier: MIT
return card {
  id = "SD05-003", name = "Playful Necromancer", type = "follower", class = "abysscraft",
  traits = { "Necromancer" },
  cost = 3, attack = 3, defense = 3, evolve = 1,
}

-- SPDX-License-Identifier: MIT
return card {
  id = "SD02-003", name = "Floral Fencer", type = "follower", class = "swordcraft",
  traits = { "Officer" },
  cost = 3, attack = 3, defense = 3, evolve = 1,
}

-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-022", name = "Leonidas", type = "follower", class = "swordcraft",
  traits = { "Commander" },
  cost = 6, attack = 5, defense = 6, evolve = 1,
}

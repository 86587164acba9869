-- SPDX-License-Identifier: MIT
return card {
  id = "SD02-002", name = "Latham, Vanguard Captain", type = "follower", class = "swordcraft",
  traits = { "Commander" },
  cost = 2, attack = 3, defense = 3,
}

-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-025", name = "Jeno, Levin Vanguard", type = "follower", class = "swordcraft",
  traits = { "Officer", "Levin" },
  cost = 3, attack = 3, defense = 3, evolve = 1,
}

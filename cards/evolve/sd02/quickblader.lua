-- SPDX-License-Identifier: MIT
return card {
  id = "SD02-012", name = "Quickblader", type = "follower", class = "swordcraft",
  traits = { "Officer" },
  cost = 1, attack = 1, defense = 1, keywords = { "storm" }, evolve = 3,
}

-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-018", name = "Albert, Levin Saber", type = "follower", class = "swordcraft",
  traits = { "Commander", "Levin" },
  cost = 4, attack = 3, defense = 5, keywords = { "storm" }, evolve = 3,
}

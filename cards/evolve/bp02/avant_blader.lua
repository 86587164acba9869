-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-031", name = "Avant Blader", type = "follower", class = "swordcraft",
  traits = { "Commander" },
  cost = 4, attack = 4, defense = 4, evolve = 1,
}

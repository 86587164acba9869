-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-T01", name = "Crystalia Eve", type = "follower", class = "forestcraft",
  token = true, traits = { "Crystalian" },
  cost = 4, attack = 4, defense = 4,
}

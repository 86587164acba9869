-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-T04", name = "Magical Pawn", type = "follower", class = "runecraft",
  token = true, traits = { "Officer" },
  cost = 1, attack = 2, defense = 1,
}

-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-118", name = "Sektor", type = "follower", class = "neutral",
  traits = { "Mercenary" },
  cost = 2, attack = 2, defense = 2, evolve = 3,
}

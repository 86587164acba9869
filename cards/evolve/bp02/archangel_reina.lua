-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-110", name = "Archangel Reina", type = "follower", class = "neutral",
  traits = { "Angel" },
  cost = 4, attack = 4, defense = 5, keywords = { "ward" }, evolve = 1,
}

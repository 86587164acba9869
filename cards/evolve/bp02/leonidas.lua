-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-022", name = "Leonidas", type = "follower", class = "swordcraft",
  traits = { "Commander" },
  -- check: allow no-face its evolved face is not scripted yet
  cost = 6, attack = 5, defense = 6, evolve = 1,
}

-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-031", name = "Avant Blader", type = "follower", class = "swordcraft",
  traits = { "Commander" },
  -- check: allow no-face its evolved face is not scripted yet
  cost = 4, attack = 4, defense = 4, evolve = 1,
}

-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-025", name = "Jeno, Levin Vanguard", type = "follower", class = "swordcraft",
  traits = { "Officer", "Levin" },
  -- check: allow no-face its evolved face is not scripted yet
  cost = 3, attack = 3, defense = 3, evolve = 1,
}

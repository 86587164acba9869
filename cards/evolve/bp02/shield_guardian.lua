-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-T02", name = "Shield Guardian", type = "follower", class = "swordcraft",
  token = true, traits = { "Officer" },
  cost = 1, attack = 1, defense = 1, keywords = { "ward" },
}

-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-T05", name = "Megalorca", type = "follower", class = "dragoncraft",
  token = true, traits = { "Marine" },
  cost = 2, attack = 2, defense = 2,
}

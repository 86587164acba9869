-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-T05", name = "Knight", type = "follower", class = "swordcraft",
  token = true, traits = { "Officer" },
  cost = 1, attack = 1, defense = 1,
}

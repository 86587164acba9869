-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-T07", name = "Steelclad Knight", type = "follower", class = "swordcraft",
  token = true, traits = { "Officer" },
  cost = 2, attack = 2, defense = 2,
}

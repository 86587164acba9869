-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-T04", name = "Otohime's Bodyguard", type = "follower", class = "swordcraft",
  token = true, traits = { "Officer" },
  cost = 1, attack = 1, defense = 2, keywords = { "ward" },
}

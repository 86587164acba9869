-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-046", name = "Veteran Lancer", type = "follower", class = "swordcraft",
  traits = { "Officer" },
  cost = 2, attack = 2, defense = 3, keywords = { "ward" },
}

-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-048", name = "Novice Trooper", type = "follower", class = "swordcraft",
  traits = { "Officer" },
  cost = 3, attack = 3, defense = 3, keywords = { "storm" },
}

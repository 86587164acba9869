-- SPDX-License-Identifier: MIT
return card {
  id = "SD02-013", name = "Quickblader", type = "follower", class = "swordcraft",
  evolved = true, traits = { "Officer" },
  attack = 3, defense = 3, keywords = { "storm" },
}

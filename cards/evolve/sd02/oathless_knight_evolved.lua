-- SPDX-License-Identifier: MIT
return card {
  id = "SD02-011", name = "Oathless Knight", type = "follower", class = "swordcraft",
  evolved = true, traits = { "Officer" },
  attack = 3, defense = 1, keywords = { "assail" },
}

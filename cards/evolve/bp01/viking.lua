-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-T06", name = "Viking", type = "follower", class = "swordcraft",
  token = true, traits = { "Thief" },
  cost = 3, attack = 3, defense = 2, keywords = { "storm" },
}

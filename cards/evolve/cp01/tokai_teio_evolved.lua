-- SPDX-License-Identifier: MIT
return card {
  id = "CP01-015", name = "Tokai Teio", type = "follower", class = "swordcraft",
  evolved = true, traits = { "Umamusume" },
  attack = 5, defense = 5, keywords = { "storm" },
}

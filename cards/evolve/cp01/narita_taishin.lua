-- SPDX-License-Identifier: MIT
return card {
  id = "CP01-023", name = "Narita Taishin", type = "follower", class = "swordcraft",
  traits = { "Umamusume", "BNW" },
  cost = 2, attack = 3, defense = 2, keywords = { "rush", "race" },
}

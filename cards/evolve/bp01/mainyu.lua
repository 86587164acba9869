-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-144", name = "Mainyu", type = "follower", class = "havencraft",
  traits = { "Zealot" },
  cost = 2, attack = 2, defense = 2, keywords = { "aura" }, evolve = 1,
}

-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-034", name = "Maid Leader", type = "follower", class = "swordcraft",
  traits = { "Officer", "Maid" },
  cost = 1, attack = 1, defense = 1, evolve = 2,
}

-- SPDX-License-Identifier: MIT
return card {
  id = "SD06-003", name = "Priest of the Cudgel", type = "follower", class = "havencraft",
  traits = { "Faith" },
  cost = 3, attack = 3, defense = 3, evolve = 1,
}

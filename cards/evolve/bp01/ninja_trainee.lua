-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-042", name = "Ninja Trainee", type = "follower", class = "swordcraft",
  traits = { "Officer", "Ninja" },
  cost = 1, attack = 2, defense = 2,
}

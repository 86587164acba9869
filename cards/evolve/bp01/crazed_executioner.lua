-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-110", name = "Crazed Executioner", type = "follower", class = "abysscraft",
  traits = { "Cutthroat" },
  cost = 3, attack = 3, defense = 3, evolve = 1,
}

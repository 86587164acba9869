-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-042", name = "Remi & Rami, Witchy Duo", type = "follower", class = "runecraft",
  traits = { "Mage", "Alchemist" },
  cost = 3, attack = 3, defense = 3, evolve = 1,
}

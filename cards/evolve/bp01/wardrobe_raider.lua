-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-122", name = "Wardrobe Raider", type = "follower", class = "abysscraft",
  traits = { "Demon" },
  cost = 3, attack = 3, defense = 3, evolve = 0,
}

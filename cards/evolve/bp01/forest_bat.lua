-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-T15", name = "Forest Bat", type = "follower", class = "abysscraft",
  token = true, traits = { "Vampire" },
  cost = 1, attack = 1, defense = 1,
}

-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-105", name = "Righteous Devil", type = "follower", class = "abysscraft",
  traits = { "Demon" },
  cost = 4, attack = 2, defense = 4, keywords = { "bane" },

  evolve { cost = { leader_defense = 3 } },
}

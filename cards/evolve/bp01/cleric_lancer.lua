-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-137", name = "Cleric Lancer", type = "follower", class = "havencraft",
  traits = { "Faith" },
  cost = 4, attack = 1, defense = 5, keywords = { "ward" },

  damage { source = "me", turn = "opponent", amount = number.event() + 4 },
}

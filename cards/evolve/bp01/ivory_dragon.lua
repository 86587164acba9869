-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-092", name = "Ivory Dragon", type = "follower", class = "dragoncraft",
  traits = { "Wyrmkin" },
  cost = 1, attack = 1, defense = 1, evolve = 0,
}

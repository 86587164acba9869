-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-T11", name = "Dragon", type = "follower", class = "dragoncraft",
  token = true, traits = { "Wyrmkin" },
  cost = 4, attack = 5, defense = 5,
}

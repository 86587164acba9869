-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-T06", name = "Hellflame Dragon", type = "follower", class = "dragoncraft",
  token = true, traits = { "Wyrmkin" },
  cost = 2, attack = 4, defense = 3, keywords = { "rush" },
}

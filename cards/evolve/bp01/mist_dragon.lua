-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-096", name = "Mist Dragon", type = "follower", class = "dragoncraft",
  traits = { "Wyrmkin" },
  cost = 4, attack = 4, defense = 4, keywords = { "intimidate" },
}

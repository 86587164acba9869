-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-158", name = "Gilgamesh", type = "follower", class = "neutral",
  traits = { "Deity" },
  cost = 7, attack = 6, defense = 6, keywords = { "storm" },
}

-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-176", name = "Angelic Sword Maiden", type = "follower", class = "neutral",
  traits = { "Angel" },
  cost = 5, attack = 4, defense = 6, keywords = { "ward" },
}

-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-119", name = "Sektor", type = "follower", class = "neutral",
  evolved = true, traits = { "Mercenary" },
  attack = 4, defense = 4, keywords = { "ward" },
}

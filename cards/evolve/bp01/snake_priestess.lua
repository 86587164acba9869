-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-146", name = "Snake Priestess", type = "follower", class = "havencraft",
  traits = { "Zealot" },
  cost = 1, attack = 1, defense = 3, keywords = { "ward" },
}

-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-T16", name = "Holy Falcon", type = "follower", class = "havencraft",
  token = true, traits = { "Avian" },
  cost = 3, attack = 2, defense = 2, keywords = { "storm" },
}

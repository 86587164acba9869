-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-T17", name = "Holy Tiger", type = "follower", class = "havencraft",
  token = true, traits = { "Beast" },
  cost = 4, attack = 4, defense = 4, keywords = { "rush" },
}

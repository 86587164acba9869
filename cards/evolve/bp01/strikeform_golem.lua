-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-T08", name = "Strikeform Golem", type = "follower", class = "runecraft",
  token = true, traits = { "Golem" },
  cost = 2, attack = 3, defense = 2, keywords = { "rush" },
}

-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-T09", name = "Guardform Golem", type = "follower", class = "runecraft",
  token = true, traits = { "Golem" },
  cost = 2, attack = 2, defense = 3, keywords = { "ward" },
}

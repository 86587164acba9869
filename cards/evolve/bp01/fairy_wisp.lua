-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-T02", name = "Fairy Wisp", type = "follower", class = "forestcraft",
  token = true, traits = { "Pixie" },
  cost = 0, attack = 1, defense = 1,
}

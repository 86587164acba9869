-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-T03", name = "Fairy", type = "follower", class = "forestcraft",
  token = true, traits = { "Pixie" },
  cost = 1, attack = 1, defense = 1,
}

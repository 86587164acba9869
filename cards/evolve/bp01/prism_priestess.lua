-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-135", name = "Prism Priestess", type = "follower", class = "havencraft",
  traits = { "Faith" },
  cost = 1, attack = 1, defense = 1, evolve = 2,
}

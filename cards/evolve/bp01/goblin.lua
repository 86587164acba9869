-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-171", name = "Goblin", type = "follower", class = "neutral",
  traits = { "Goblinoid" },
  cost = 1, attack = 2, defense = 2, evolve = 4,
}

-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-172", name = "Goblin", type = "follower", class = "neutral",
  evolved = true, traits = { "Goblinoid" },
  attack = 4, defense = 4,
}

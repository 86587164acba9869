-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-165", name = "Goblinmount Demon", type = "follower", class = "neutral",
  evolved = true, traits = { "Goblinoid" },
  attack = 7, defense = 7, keywords = { "ward" },
}

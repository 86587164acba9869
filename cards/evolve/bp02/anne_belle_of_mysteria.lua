-- SPDX-License-Identifier: MIT
local grea = number.count(followers { friendly = true, name = "Grea the Dragonborn" })

return card {
  id = "BP02-038", name = "Anne, Belle of Mysteria", type = "follower", class = "runecraft",
  traits = { "Mage", "Academic", "Princess" },
  cost = 4, attack = 4, defense = 5, evolve = 1,

  static { while_ = grea:at_least(1), cost = -2 },
}

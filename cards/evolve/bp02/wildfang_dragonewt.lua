-- SPDX-License-Identifier: MIT
local discarded = number.tally { event = "discard", by = "you" }

return card {
  id = "BP02-063", name = "Wildfang Dragonewt", type = "follower", class = "dragoncraft",
  traits = { "Dragonewt" },
  cost = 3, attack = 4, defense = 3,

  static { while_ = discarded:at_least(1), cost = -2 },
}

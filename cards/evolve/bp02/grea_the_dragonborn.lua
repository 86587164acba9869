-- SPDX-License-Identifier: MIT
local anne = followers { friendly = true, name = "Anne, Belle of Mysteria" }

return card {
  id = "BP02-040", name = "Grea the Dragonborn", type = "follower", class = "runecraft",
  traits = { "Dragonewt", "Academic" },
  cost = 4, attack = 5, defense = 4,

  static { while_ = number.count(anne):at_least(1), cost = -2 },
  activated { cost = { engage = "me" }, targets = { follower { enemy = true } },
    run = function(game, me, foe) game.deal(game.count(anne) > 0 and 6 or 3, foe) end },
}

-- SPDX-License-Identifier: MIT
local racing = follower { keyword = "racing" }

return card {
  id = "CSD01-031", name = "Aoi Kiryuin", type = "follower", class = "neutral",
  traits = { "Tracen Academy" },
  cost = 2, attack = 2, defense = 3,

  activated { cost = { engage = "me" },
    targets = { follower { friendly = true, traits = "Umamusume" } },
    run = function(game, me, it)
      game.give(it, { defense = game.is(it, racing) and 2 or 1 })
    end },
}

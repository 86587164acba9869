-- SPDX-License-Identifier: MIT
local racing = follower { keyword = "racing" }

return card {
  id = "CSD01-030", name = "Riko Kashimoto", type = "follower", class = "neutral",
  traits = { "Tracen Academy" },
  cost = 2, attack = 3, defense = 2,

  activated { cost = { engage = "me" },
    targets = { follower { friendly = true, traits = "Umamusume" } },
    run = function(game, me, it)
      game.give(it, { attack = game.is(it, racing) and 2 or 1 })
    end },
}

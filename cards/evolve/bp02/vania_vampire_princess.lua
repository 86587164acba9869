-- SPDX-License-Identifier: MIT
local bats = followers { friendly = true, token = true, name = "Forest Bat" }

return card {
  id = "BP02-069", name = "Vania, Vampire Princess", type = "follower", class = "abysscraft",
  traits = { "Vampire", "Princess" },
  cost = 2, attack = 2, defense = 2,

  fanfare { run = function(game, me)
    local x = game.count(bats)
    game.give(me, { attack = x, defense = x })
  end },
  activated { cost = { play_points = 1, bury = follower { friendly = true, token = true, name = "Forest Bat" } },
    targets = { follower { enemy = true } },
    run = function(game, me, it)
      game.deal_each { { it, 3 }, { game.leader(game.controller(it)), 1 } }
    end },
}

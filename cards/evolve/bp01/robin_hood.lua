-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-006", name = "Robin Hood", type = "follower", class = "forestcraft",
  traits = { "Hunter" },
  cost = 5, attack = 4, defense = 5,

  fanfare { targets = { follower { enemy = true } },
    run = function(game, me, foe)
      game.deal(4, foe)
    end },

  activated { cost = { play_points = 1, engage = "me" }, targets = { follower { enemy = true } },
    run = function(game, me, foe)
      game.deal(4, foe)
    end },
}

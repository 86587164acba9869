-- SPDX-License-Identifier: MIT
local fallen = number.tally { event = "destroy", subject = follower { friendly = true } }
local foe = follower { enemy = true }

return card {
  id = "BP02-033", name = "Flame Soldier", type = "follower", class = "swordcraft",
  traits = { "Officer", "Heroic" },
  cost = 3, attack = 3, defense = 3,

  fanfare { targets = { only_if(fallen:equals(0), foe), only_if(fallen:at_least(1), foe) },
    run = function(game, me, one, other)
      game.deal(1, one)
      game.deal(4, other)
    end },
}

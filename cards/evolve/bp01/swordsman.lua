-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-038", name = "Swordsman", type = "follower", class = "swordcraft",
  traits = { "Officer" },
  cost = 1, attack = 2, defense = 1,

  fanfare { targets = { follower { enemy = true } },
    run = function(game, me, foe) game.engage(foe) end },
  activated { cost = { engage = "me" }, targets = { follower { enemy = true } },
    run = function(game, me, foe) game.engage(foe) end },
}

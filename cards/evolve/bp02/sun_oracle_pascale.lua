-- SPDX-License-Identifier: MIT
local rite = { engage = "me", earth_rite = true }

return card {
  id = "BP02-037", name = "Sun Oracle Pascale", type = "follower", class = "runecraft",
  traits = { "Mage", "Dancer" },
  cost = 4, attack = 3, defense = 5,

  fanfare { run = function(game) game.summon("Magic Sediment") end },

  activated { quick = true, cost = rite, targets = { follower { enemy = true } },
    run = function(game, me, foe) game.give(foe, { attack = -2, defense = -2 }) end },

  activated { quick = true, cost = rite, targets = { follower { friendly = true, other = true } },
    run = function(game, me, friend) game.give(friend, { attack = 2, defense = 2 }) end },
}

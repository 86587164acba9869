-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-T07", name = "Draconic Weapon", type = "amulet", class = "dragoncraft",
  token = true, traits = { "Armed" },
  cost = 1,

  abilities = { armed = static { traits = "Armed" } },
  activated { cost = { engage = "me", bury = "me" },
    targets = { follower { friendly = true, class = "dragoncraft" } },
    run = function(game, me, bearer)
      game.give(bearer, { defense = 1 })
      game.start("armed", bearer)
    end },
}

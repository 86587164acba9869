-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-025", name = "Woodland Refuge", type = "amulet", class = "forestcraft",
  traits = { "Fae-Touched" },
  cost = 1,

  fanfare { targets = { follower { traits = "Pixie", friendly = true } },
    run = function(game, me, pixie)
      game.give(pixie, { attack = 1 })
    end },

  activated { cost = { play_points = 1, engage = "me" },
    run = function(game, me)
      game.return_to_hand(me)
    end },
}

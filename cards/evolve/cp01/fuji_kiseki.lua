-- SPDX-License-Identifier: MIT
return card {
  id = "CP01-026", name = "Fuji Kiseki", type = "follower", class = "swordcraft",
  traits = { "Umamusume" },
  cost = 2, attack = 3, defense = 2, keywords = { "race" },

  activated { cost = { play_points = 3, engage = "me" },
    targets = { follower { enemy = true } },
    run = function(game, me, it)
      game.deal(3, it)
    end },
}

-- SPDX-License-Identifier: MIT
return card {
  id = "CP01-061", name = "Curren Chan", type = "follower", class = "abysscraft",
  traits = { "Umamusume" },
  cost = 1, attack = 1, defense = 1, keywords = { "race" },

  activated { cost = { play_points = 1, engage = "me" },
    targets = { follower { enemy = true } },
    run = function(game, me, it)
      game.deal(1, it)
      game.mill(1)
    end },
}

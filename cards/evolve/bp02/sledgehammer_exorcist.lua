-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-104", name = "Sledgehammer Exorcist", type = "follower", class = "havencraft",
  traits = { "Faith" },
  cost = 3, attack = 4, defense = 3,

  fanfare { cost = { play_points = 2 }, targets = { follower { enemy = true } },
    run = function(game, me, it)
      game.deal(4, it)
    end },
}

-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-030", name = "Samurai", type = "follower", class = "swordcraft",
  traits = { "Officer" },
  cost = 2, attack = 3, defense = 2,

  activated { cost = { play_points = 3 }, run = function(game, me)
    game.give(me, { keyword = "storm" })
    game.give(me, { keyword = "bane" })
  end },
}

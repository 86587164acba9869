-- SPDX-License-Identifier: MIT
return card {
  id = "SD02-005", name = "Moonlight Assassin", type = "follower", class = "swordcraft",
  traits = { "Assassin" },
  cost = 2, attack = 3, defense = 2,

  activated { cost = { play_points = 1 },
    run = function(game, me)
      game.give(me, { keyword = "bane" })
    end },
}

-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-043", name = "Fervid Soldier", type = "follower", class = "swordcraft",
  traits = { "Officer" },
  cost = 2, attack = 2, defense = 2, evolve = 2,

  when { event = "enter", subject = follower { friendly = true, other = true },
    run = function(game, me) game.give(me, { attack = 1 }) end },
}

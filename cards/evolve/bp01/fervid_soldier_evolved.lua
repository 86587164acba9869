-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-044", name = "Fervid Soldier", type = "follower", class = "swordcraft",
  evolved = true, traits = { "Officer" },
  attack = 4, defense = 4,

  when { event = "enter", subject = follower { friendly = true, other = true },
    run = function(game, me) game.give(me, { attack = 1 }) end },
}

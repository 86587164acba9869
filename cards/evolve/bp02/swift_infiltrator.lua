-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-029", name = "Swift Infiltrator", type = "follower", class = "swordcraft",
  traits = { "Officer" },
  cost = 2, attack = 2, defense = 2,

  when { event = "evolve", subject = follower { friendly = true },
    run = function(game, me) game.give(me, { attack = 1, defense = 1 }) end },
}

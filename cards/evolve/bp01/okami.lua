-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-021", name = "Okami", type = "follower", class = "forestcraft",
  traits = { "Beast" },
  cost = 4, attack = 5, defense = 5,

  when { event = "enter", subject = follower { friendly = true, other = true },
    run = function(game, me)
      game.give(me, { attack = 1, defense = 1 })
    end },
}

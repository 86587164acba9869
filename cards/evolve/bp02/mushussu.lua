-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-064", name = "Mushussu", type = "follower", class = "dragoncraft",
  traits = { "Wyrmkin" },
  cost = 2, attack = 2, defense = 3,

  when { event = "evolve", subject = follower { friendly = true },
    run = function(game, me)
      game.give(me, { attack = 2 })
    end },
}

-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-012", name = "Dwarf Perfumer", type = "follower", class = "forestcraft",
  traits = { "Fae-Touched" },
  cost = 2, attack = 2, defense = 3,

  when { event = "evolve", subject = follower { friendly = true },
    targets = { follower { enemy = true } },
    run = function(game, me, it)
      game.deal(2, it)
    end },
}

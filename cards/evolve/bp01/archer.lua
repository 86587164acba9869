-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-018", name = "Archer", type = "follower", class = "forestcraft",
  traits = { "Hunter" },
  cost = 2, attack = 1, defense = 4, evolve = 1,

  when { event = "enter", subject = follower { friendly = true, other = true },
    targets = { follower { enemy = true } },
    run = function(game, me, foe)
      game.deal(1, foe)
    end },
}

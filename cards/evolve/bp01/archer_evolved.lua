-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-019", name = "Archer", type = "follower", class = "forestcraft",
  evolved = true, traits = { "Hunter" },
  attack = 1, defense = 4,

  when { event = "enter", subject = follower { friendly = true, other = true },
    targets = { up_to(2, follower { enemy = true }) },
    run = function(game, me, foes)
      game.deal(1, foes)
    end },
}

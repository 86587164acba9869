-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-022", name = "Mana Elk", type = "follower", class = "forestcraft",
  traits = { "Beast" },
  cost = 4, attack = 5, defense = 5,

  when { event = "attack", subject = follower { traits = "Pixie", friendly = true },
    targets = { any_of { leader { enemy = true }, follower { enemy = true } } },
    run = function(game, me, foe)
      game.deal(1, foe)
    end },
}

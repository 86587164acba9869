-- SPDX-License-Identifier: MIT
return card {
  id = "SD04-013", name = "Dragonrider", type = "follower", class = "dragoncraft",
  evolved = true, traits = { "Dragonheart" },
  attack = 3, defense = 3,

  on_evolve { if_ = number.you("overflow"):at_least(1),
    run = function(game, me)
      game.give(me, { attack = 2 })
    end },
}

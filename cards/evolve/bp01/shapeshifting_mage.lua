-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-081", name = "Shapeshifting Mage", type = "follower", class = "dragoncraft",
  traits = { "Dragonewt" },
  cost = 2, attack = 2, defense = 2, evolve = 1,

  fanfare { if_ = number.you("overflow"):at_least(1),
    run = function(game, me)
      game.give(me, { attack = 3, defense = 3 })
    end },
}

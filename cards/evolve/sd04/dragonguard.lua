-- SPDX-License-Identifier: MIT
return card {
  id = "SD04-006", name = "Dragonguard", type = "follower", class = "dragoncraft",
  traits = { "Dragonheart" },
  cost = 4, attack = 4, defense = 5, keywords = { "ward" },

  fanfare { if_ = number.you("overflow"):at_least(1),
    run = function(game, me)
      game.give(me, { attack = 2, defense = 2 })
    end },
}

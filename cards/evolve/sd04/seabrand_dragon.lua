-- SPDX-License-Identifier: MIT
return card {
  id = "SD04-014", name = "Seabrand Dragon", type = "follower", class = "dragoncraft",
  traits = { "Marine" },
  cost = 4, attack = 4, defense = 4,

  fanfare { if_ = number.you("overflow"):at_least(1),
    run = function(game, me)
      game.give(me, { keyword = "storm" })
    end },
}

-- SPDX-License-Identifier: MIT
return card {
  id = "SD04-010", name = "Roc", type = "follower", class = "dragoncraft",
  evolved = true, traits = { "Beast" },
  attack = 3, defense = 3,

  strike {
    run = function(game, me)
      game.give(me, { attack = 1, defense = 1 })
    end },
}

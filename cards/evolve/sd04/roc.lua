-- SPDX-License-Identifier: MIT
return card {
  id = "SD04-009", name = "Roc", type = "follower", class = "dragoncraft",
  traits = { "Beast" },
  cost = 3, attack = 3, defense = 3, evolve = 0,

  strike {
    run = function(game, me)
      game.give(me, { attack = 1 })
    end },
}

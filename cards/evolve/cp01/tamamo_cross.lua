-- SPDX-License-Identifier: MIT
return card {
  id = "CP01-046", name = "Tamamo Cross", type = "follower", class = "dragoncraft",
  traits = { "Umamusume" },
  cost = 2, attack = 2, defense = 1, keywords = { "race" },

  on_race { targets = { up_to(1, follower { enemy = true }) },
    run = function(game, me, it)
      game.give(me, { attack = 1, defense = 1 })
      game.deal(2, it)
    end },
}

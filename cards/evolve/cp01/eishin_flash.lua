-- SPDX-License-Identifier: MIT
return card {
  id = "CP01-007", name = "Eishin Flash", type = "follower", class = "forestcraft",
  traits = { "Umamusume" },
  cost = 3, attack = 3, defense = 3, keywords = { "race" },

  on_race { targets = { up_to(1, follower { enemy = true }) },
    run = function(game, me, it)
      game.give(me, { attack = 1, defense = 1 })
      game.return_to_hand(it)
    end },
}

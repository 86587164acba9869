-- SPDX-License-Identifier: MIT
return card {
  id = "CP01-049", name = "Yaeno Muteki", type = "follower", class = "dragoncraft",
  traits = { "Umamusume" },
  cost = 3, attack = 3, defense = 3, keywords = { "race" },

  on_race { targets = { up_to(1, follower { friendly = true, other = true }) },
    run = function(game, me, it)
      game.give(me, { attack = 1, defense = 1 })
      game.give(it, { attack = 1, defense = 1 })
    end },
}

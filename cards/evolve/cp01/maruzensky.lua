-- SPDX-License-Identifier: MIT
return card {
  id = "CP01-053", name = "Maruzensky", type = "follower", class = "abysscraft",
  traits = { "Umamusume" },
  cost = 3, attack = 3, defense = 3, keywords = { "race" }, evolve = 1,

  fanfare { targets = { only_if(number.you("necrocharge"):at_least(10), follower { enemy = true }) },
    run = function(game, me, it)
      game.give(it, { attack = -4, defense = -4 })
    end },
}

-- SPDX-License-Identifier: MIT
return card {
  id = "CP01-025", name = "Biko Pegasus", type = "follower", class = "swordcraft",
  traits = { "Umamusume" },
  cost = 1, attack = 2, defense = 1, keywords = { "race" },

  on_race { targets = { follower { enemy = true } },
    run = function(game, me, it)
      game.engage(it)
    end },
}

-- SPDX-License-Identifier: MIT
return card {
  id = "CP01-054", name = "Maruzensky", type = "follower", class = "abysscraft",
  evolved = true, traits = { "Umamusume" },
  attack = 4, defense = 4,

  on_evolve { targets = { follower { enemy = true } },
    run = function(game, me, it)
      game.give(it, { attack = -2, defense = -2 })
    end },
}

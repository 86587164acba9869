-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-002", name = "Crystalia Tia", type = "follower", class = "forestcraft",
  evolved = true, traits = { "Crystalian", "Princess" },
  attack = 2, defense = 2,

  on_evolve { targets = { follower { friendly = true, token = true, name = "Crystalia Eve" } },
    run = function(game, me, it)
      game.give(it, { attack = 1, defense = 1, keyword = "rush" })
    end },
}

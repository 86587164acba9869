-- SPDX-License-Identifier: MIT
return card {
  id = "CP01-002", name = "Silence Suzuka", type = "follower", class = "forestcraft",
  evolved = true, traits = { "Umamusume" },
  attack = 5, defense = 2, keywords = { "storm" },

  on_evolve { targets = { follower { enemy = true } },
    run = function(game, me, it)
      game.put(it, "deck_top")
    end },
}

-- SPDX-License-Identifier: MIT
return card {
  id = "CP01-067", name = "Mejiro McQueen", type = "follower", class = "havencraft",
  evolved = true, traits = { "Umamusume", "Mejiro Family" },
  attack = 5, defense = 5, keywords = { "ward" },

  on_evolve { targets = { amulet { zone = "cemetery", owned = true } },
    run = function(game, me, it)
      game.put(it, "hand")
    end },
}

-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-009", name = "Crystalia Lily", type = "follower", class = "forestcraft",
  evolved = true, traits = { "Crystalian" },
  attack = 2, defense = 4,

  on_evolve { targets = { follower { enemy = true } },
    run = function(game, me, it)
      game.put(it, "deck_bottom")
    end },
}

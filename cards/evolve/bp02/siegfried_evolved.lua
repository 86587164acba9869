-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-060", name = "Siegfried", type = "follower", class = "dragoncraft",
  evolved = true, traits = { "Wyrmkin", "Cutthroat" },
  attack = 3, defense = 3,

  on_evolve { targets = { follower { enemy = true, defense = at_most(3) } },
    run = function(game, me, foe)
      game.destroy(foe)
    end },
}

-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-015", name = "Forest Gigas", type = "follower", class = "forestcraft",
  evolved = true, traits = { "Fae-Touched", "Gigant" },
  attack = 3, defense = 7, keywords = { "ward" },

  on_evolve { targets = { follower { enemy = true } },
    run = function(game, me, it)
      game.deal(me.attack, it)
    end },
}

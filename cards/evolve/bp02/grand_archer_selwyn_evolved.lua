-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-007", name = "Grand Archer Selwyn", type = "follower", class = "forestcraft",
  evolved = true, traits = { "Hunter" },
  attack = 4, defense = 4,

  on_evolve { targets = { card { enemy = true, cost = at_most(3) } },
    run = function(game, me, it)
      game.destroy(it)
    end },
}

-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-102", name = "Soul Collector", type = "follower", class = "havencraft",
  traits = { "Zealot" },
  cost = 6, attack = 4, defense = 4, evolve = 1,

  fanfare { targets = { follower { enemy = true, cost = at_most(4) } },
    run = function(game, me, it)
      game.banish(it)
    end },
}

-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-006", name = "Grand Archer Selwyn", type = "follower", class = "forestcraft",
  traits = { "Hunter" },
  cost = 4, attack = 3, defense = 3, evolve = 1,

  fanfare { targets = { only_if(number.you("combo"):at_least(4), follower { enemy = true }) },
    run = function(game, me, it)
      game.deal(5, it)
    end },
}

-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-115", name = "Gourmet Emperor Khaiza", type = "follower", class = "neutral",
  traits = { "Fiend", "Chef" },
  cost = 3, attack = 3, defense = 3,

  fanfare { targets = { follower { enemy = true, cost = at_most(2) } },
    run = function(game, me, foe)
      game.destroy(foe)
      game.give(game.leader(game.controller(foe)), { defense = 3 })
    end },
}

-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-120", name = "Dance of Death", type = "spell", class = "neutral",
  traits = { "Zealot" },
  cost = 4,

  targets = { follower { enemy = true } },
  run = function(game, me, foe)
    game.deal_each { { foe, 5 }, { game.leader(game.controller(foe)), 2 } }
  end,
}

-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-050", name = "Onslaught", type = "spell", class = "swordcraft",
  traits = { "Officer" },
  cost = 3,

  targets = { follower { enemy = true } },
  run = function(game, me, foe)
    game.deal(5, foe)
    game.summon("Knight", { to = "ex" })
  end,
}

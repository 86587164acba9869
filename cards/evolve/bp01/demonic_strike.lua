-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-168", name = "Demonic Strike", type = "spell", class = "neutral",
  traits = { "Fiend" },
  cost = 3,

  targets = { any_of { leader { enemy = true }, follower { enemy = true } } },
  run = function(game, me, foe)
    game.deal(3, foe)
  end,
}

-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-112", name = "Surefire Bullet", type = "spell", class = "neutral",
  traits = { "Mercenary" },
  cost = 2, keywords = { "quick" },

  targets = { follower { enemy = true } },
  run = function(game, me, foe)
    game.deal(foe.evolved and 4 or 3, foe)
  end,
}

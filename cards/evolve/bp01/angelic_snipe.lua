-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-179", name = "Angelic Snipe", type = "spell", class = "neutral",
  traits = { "Angel" },
  cost = 1, keywords = { "quick" },

  targets = { follower { enemy = true } },
  run = function(game, me, foe)
    game.deal(2, foe)
  end,
}

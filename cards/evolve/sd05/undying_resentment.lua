-- SPDX-License-Identifier: MIT
return card {
  id = "SD05-015", name = "Undying Resentment", type = "spell", class = "abysscraft",
  traits = { "Departed" },
  cost = 2, keywords = { "quick" },

  targets = { follower { enemy = true } },
  run = function(game, me, foe)
    game.deal(3, foe)
    game.mill(1)
  end,
}

-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-116", name = "Soul Conversion", type = "spell", class = "abysscraft",
  traits = { "Departed" },
  cost = 1, keywords = { "quick" },

  targets = { follower { friendly = true } },
  run = function(game, me, ally)
    game.destroy(ally)
    game.draw(2)
  end,
}

-- SPDX-License-Identifier: MIT
return card {
  id = "SD03-015", name = "Magic Missile", type = "spell", class = "runecraft",
  traits = { "Mage" },
  cost = 3, keywords = { "quick" },

  targets = { follower { enemy = true } },
  run = function(game, me, foe)
    game.deal(2, foe)
    game.draw(1)
  end,
}

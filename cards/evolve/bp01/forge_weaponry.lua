-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-049", name = "Forge Weaponry", type = "spell", class = "swordcraft",
  traits = { "Officer" },
  cost = 2, keywords = { "quick" },

  targets = { follower { friendly = true } },
  run = function(game, me, friend)
    game.give(friend, { attack = 1, defense = 1 })
    game.draw(1)
  end,
}

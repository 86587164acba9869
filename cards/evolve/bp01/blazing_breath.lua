-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-098", name = "Blazing Breath", type = "spell", class = "dragoncraft",
  traits = { "Wyrmkin" },
  cost = 1, keywords = { "quick" },

  targets = { follower { enemy = true } },
  run = function(game, me, foe)
    game.deal(game.you().overflow and 4 or 2, foe)
  end,
}

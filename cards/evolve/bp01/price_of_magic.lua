-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-066", name = "Price of Magic", type = "amulet", class = "runecraft",
  traits = { "Earth Sigil" },
  cost = 3, keywords = { "stack" },

  fanfare { targets = { follower { enemy = true, defense = at_most(4) } },
    run = function(game, _, foe)
      game.banish(foe)
    end },
}

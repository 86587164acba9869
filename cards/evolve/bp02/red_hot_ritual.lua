-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-051", name = "Red-Hot Ritual", type = "amulet", class = "runecraft",
  traits = { "Earth Sigil" },
  cost = 2, keywords = { "stack" },

  fanfare { targets = { follower { enemy = true } },
    run = function(game, me, foe) game.deal(3, foe) end },
}

-- SPDX-License-Identifier: MIT
local a_neutral_follower = follower { zone = "deck", class = "neutral" }

return card {
  id = "BP02-116", name = "Call of Cocytus", type = "spell", class = "neutral",
  traits = { "Archfiend" },
  cost = 6, keywords = { "quick" },

  targets = { follower { enemy = true } },
  run = function(game, me, foe)
    game.destroy(foe)
    game.search(a_neutral_follower, { to = "hand" })
  end,
}

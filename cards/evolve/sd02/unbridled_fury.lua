-- SPDX-License-Identifier: MIT
local friends = followers { friendly = true }

return card {
  id = "SD02-016", name = "Unbridled Fury", type = "spell", class = "swordcraft",
  traits = { "Officer" },
  cost = 1, keywords = { "quick" },

  targets = { follower { enemy = true } },
  run = function(game, me, foe)
    game.deal(game.count(friends), foe)
  end,
}

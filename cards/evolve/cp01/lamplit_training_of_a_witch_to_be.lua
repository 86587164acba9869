-- SPDX-License-Identifier: MIT
local racing = followers { friendly = true, keyword = "racing" }

return card {
  id = "CP01-034", name = "Lamplit Training of a Witch-to-Be", type = "spell", class = "runecraft",
  traits = { "Umamusume" },
  cost = 1, keywords = { "quick" },

  targets = { follower { enemy = true } },
  run = function(game, me, it)
    game.deal(game.count(racing) > 0 and 3 or 2, it)
  end,
}

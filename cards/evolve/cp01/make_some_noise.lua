-- SPDX-License-Identifier: MIT
local allies = cards { friendly = true, traits = "Umamusume" }

return card {
  id = "CP01-031", name = "Make! Some! NOISE!", type = "spell", class = "runecraft",
  traits = { "Umamusume" },
  cost = 2, keywords = { "quick" },

  targets = { follower { enemy = true } },
  run = function(game, me, it)
    game.deal(game.count(allies) > 0 and 4 or 3, it)
  end,
}

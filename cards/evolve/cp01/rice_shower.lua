-- SPDX-License-Identifier: MIT
local other_name = follower { zone = "cemetery", owned = true, traits = "Umamusume", name = none_of { "Rice Shower" } }

return card {
  id = "CP01-055", name = "Rice Shower", type = "follower", class = "abysscraft",
  traits = { "Umamusume" },
  cost = 5, attack = 3, defense = 5, keywords = { "ward", "race" },

  fanfare { targets = { follower { enemy = true } },
    run = function(game, me, it)
      game.deal(3, it)
      game.mill(2)
    end },
  last_words { targets = { other_name },
    run = function(game, me, it)
      game.put(it, "hand")
    end },
}

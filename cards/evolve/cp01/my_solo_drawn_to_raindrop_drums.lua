-- SPDX-License-Identifier: MIT
local fallen = number.count(cards { zone = "cemetery", owned = true, traits = "Umamusume" })

return card {
  id = "CP01-060", name = "My Solo Drawn to Raindrop Drums", type = "spell", class = "abysscraft",
  traits = { "Umamusume" },
  cost = 4, keywords = { "quick" },

  static { affects = "me", cost = -2, while_ = fallen:at_least(10) },
  targets = { follower { enemy = true } },
  run = function(game, me, it)
    game.destroy(it)
  end,
}

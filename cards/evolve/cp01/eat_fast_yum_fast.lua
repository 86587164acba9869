-- SPDX-License-Identifier: MIT
local wanted = follower { zone = "deck", owned = true, keyword = "storm" }

return card {
  id = "CP01-005", name = "Eat Fast! Yum Fast!", type = "spell", class = "forestcraft",
  traits = { "Umamusume" },
  cost = 2,

  modes {
    mode { run = function(game) game.search(wanted) end },
    mode { targets = { follower { friendly = true, keyword = "storm" } },
      run = function(game, me, it) game.give(it, { attack = 3 }) end },
  },
}

-- SPDX-License-Identifier: MIT
local wanted = card { zone = "deck", traits = "Umamusume" }

return card {
  id = "CP01-021", name = "Trial Initiation", type = "spell", class = "swordcraft",
  traits = { "Umamusume", "BNW" },
  cost = 1,

  modes {
    mode { run = function(game)
      game.take_from_top(2, { optional = true, where = wanted, reveal = true, to = "hand", rest = "deck_bottom" })
    end },
    mode { targets = { follower { zone = "cemetery", owned = true, traits = "BNW" } },
      run = function(game, me, it) game.put(it, "hand") end },
  },
}

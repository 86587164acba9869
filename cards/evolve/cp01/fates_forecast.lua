-- SPDX-License-Identifier: MIT
local wanted = card { zone = "deck", cost = 7 }

return card {
  id = "CP01-073", name = "Fate's Forecast", type = "amulet", class = "havencraft",
  traits = { "Umamusume" },
  cost = 4,

  fanfare { targets = { follower { enemy = true } },
    run = function(game, me, it)
      game.destroy(it)
    end },
  activated { cost = { engage = "me", bury = "me" },
    run = function(game)
      game.take_from_top(1, { optional = true, where = wanted, reveal = true, to = "hand" })
    end },
}

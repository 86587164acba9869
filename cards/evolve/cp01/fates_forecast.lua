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
      local seen = game.look(1)
      local found = game.choose(seen, { where = wanted, optional = true, text = "Which card do you take?" })
      game.reveal(found)
      game.put(found, "hand")
    end },
}

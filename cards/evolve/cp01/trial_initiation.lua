-- SPDX-License-Identifier: MIT
local wanted = card { zone = "deck", trait = "Umamusume" }

return card {
  id = "CP01-021", name = "Trial Initiation", type = "spell", class = "swordcraft",
  traits = { "Umamusume", "BNW" },
  cost = 1,

  modes {
    mode { run = function(game)
      local seen = game.look(2)
      local found = game.choose(seen, { where = wanted, optional = true, text = "Which card do you take?" })
      game.reveal(found)
      game.put(found, "hand")
      game.put(game.rest(seen, found), "deck_bottom")
    end },
    mode { targets = { follower { zone = "cemetery", mine = true, trait = "BNW" } },
      run = function(game, me, it) game.put(it, "hand") end },
  },
}

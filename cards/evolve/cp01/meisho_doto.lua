-- SPDX-License-Identifier: MIT
local wanted = amulet { zone = "deck", owned = true, cost = 1 }

return card {
  id = "CP01-071", name = "Meisho Doto", type = "follower", class = "havencraft",
  traits = { "Umamusume" },
  cost = 3, attack = 3, defense = 3, keywords = { "race" },

  on_race { run = function(game, me)
    game.give(me, { attack = 1, defense = 1 })
    game.search(wanted, { to = "field" })
  end },
}

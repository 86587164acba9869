-- SPDX-License-Identifier: MIT
local wanted = follower { zone = "deck", traits = "Levin", name = none_of { "Jeno, Levin Vanguard" } }

return card {
  id = "BP02-026", name = "Jeno, Levin Vanguard", type = "follower", class = "swordcraft",
  evolved = true, traits = { "Officer", "Levin" },
  attack = 4, defense = 4, keywords = { "assail" },

  on_evolve { run = function(game)
    game.take_from_top(4, { optional = true, where = wanted, reveal = true, to = "hand", rest = "deck_bottom" })
  end },
}

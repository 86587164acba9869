-- SPDX-License-Identifier: MIT
local wanted = follower { zone = "deck", trait = "Levin", name = none_of { "Jeno, Levin Vanguard" } }

return card {
  id = "BP02-026", name = "Jeno, Levin Vanguard", type = "follower", class = "swordcraft",
  evolved = true, traits = { "Officer", "Levin" },
  attack = 4, defense = 4, keywords = { "assail" },

  on_evolve { run = function(game)
    local seen = game.look(4)
    local found = game.choose(seen, { where = wanted, optional = true, text = "Which card do you take?" })
    game.reveal(found)
    game.put(found, "hand")
    game.put(game.rest(seen, found), "deck_bottom")
  end },
}

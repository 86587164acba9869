-- SPDX-License-Identifier: MIT
local wanted = follower { zone = "deck", class = "forestcraft" }

return card {
  id = "BP02-003", name = "White Wolf of Eldwood", type = "follower", class = "forestcraft",
  traits = { "Fae-Touched", "Beast" },
  cost = 7, attack = 4, defense = 4, keywords = { "storm" },

  last_words { run = function(game)
    local seen = game.look(4)
    local found = game.choose(seen, { where = wanted, optional = true, text = "Which card do you take?" })
    game.put(found, "field")
    game.put(seen, "deck_bottom") -- with one that found no room; one that moved is another card (4.1.4)
  end },
}

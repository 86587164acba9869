-- SPDX-License-Identifier: MIT
local wanted = follower { zone = "deck", class = "forestcraft" }

return card {
  id = "BP02-003", name = "White Wolf of Eldwood", type = "follower", class = "forestcraft",
  traits = { "Fae-Touched", "Beast" },
  cost = 7, attack = 4, defense = 4, keywords = { "storm" },

  last_words { run = function(game)
    game.take_from_top(4, { optional = true, where = wanted, to = "field", rest = "deck_bottom" })
  end },
}

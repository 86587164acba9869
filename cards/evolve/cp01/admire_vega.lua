-- SPDX-License-Identifier: MIT
-- A card in the hand is no target (10.6.2.3).
local cheap = spells { zone = "hand", friendly = true, cost = at_most(2) }

return card {
  id = "CP01-035", name = "Admire Vega", type = "follower", class = "runecraft",
  traits = { "Umamusume" },
  cost = 2, attack = 2, defense = 2, keywords = { "race" },

  activated { cost = { engage = "me" }, run = function(game)
    local found = game.choose(cheap, { to = "ex", text = "Which card goes into your EX area?" })
    game.set_cost(game.put(found, "ex"), 0, { lasts = "turn" })
  end },
}

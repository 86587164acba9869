-- SPDX-License-Identifier: MIT
-- A card is a table: what the engine must know is declared, what the card does is a function.
return card {
  id = "@id@", name = "@name@", type = "legend",
  domains = { "fury", "chaos" },  -- a deck has cards of these only
  tags = { "@name@" },            -- its Chosen Champion has one of these

  -- What its player may do with it, for a cost.
  activated {
    cost = { exhaust = "me" },
    targets = { unit { friendly = true } },
    run = function(game, me, ally)
      game.give(ally, { keyword = "ganking", lasts = "turn" })
    end,
  },
}

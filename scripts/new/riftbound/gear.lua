-- SPDX-License-Identifier: MIT
-- A card is a table: what the engine must know is declared, what the card does is a function.
return card {
  id = "@id@", name = "@name@", type = "gear",
  domains = { "mind" },        -- fury calm mind body chaos order
  cost = { energy = 2 },       -- with Power: { energy = 2, power = { mind = 1 } }

  -- What its player may do with it, for a cost.
  activated {
    cost = { energy = 1, exhaust = "me" },
    targets = { unit { friendly = true } },
    run = function(game, me, ally)
      game.give(ally, { might = 1, lasts = "turn" })
    end,
  },
}

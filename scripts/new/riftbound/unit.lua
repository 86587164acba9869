-- SPDX-License-Identifier: MIT
-- A card is a table: what the engine must know is declared, what the card does is a function.
return card {
  id = "@id@", name = "@name@", type = "unit",
  domains = { "fury" },        -- fury calm mind body chaos order
  cost = { energy = 2 },       -- with Power: { energy = 2, power = { fury = 1 } }
  might = 2,
  tags = {},                   -- what it is and where it is from: { "Yordle" }
  keywords = {},               -- { "ganking", assault = 2 }

  -- What happens when it is played.
  when_played {
    run = function(game)
      game.draw(1)
    end,
  },
}

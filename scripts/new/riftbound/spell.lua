-- SPDX-License-Identifier: MIT
-- A card is a table: what the engine must know is declared, what the card does is a function.
return card {
  id = "@id@", name = "@name@", type = "spell",
  domains = { "fury" },        -- fury calm mind body chaos order
  cost = { energy = 1 },       -- with Power: { energy = 1, power = { fury = 1 } }
  keywords = { "action" },     -- "reaction": also in answer to something; neither: on your turn

  -- What is chosen as it is played; run gets it behind `me`, in this order.
  targets = { unit { enemy = true, at = "battlefield" } },
  run = function(game, me, enemy)
    game.deal(2, enemy)
  end,
}

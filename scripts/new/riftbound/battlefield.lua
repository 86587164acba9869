-- SPDX-License-Identifier: MIT
-- A card is a table: what the engine must know is declared, what the card does is a function.
return card {
  id = "@id@", name = "@name@", type = "battlefield",

  -- What happens when its controller holds it.
  when {
    event = "hold", subject = "me", by = "you", -- mutate: equal nobody else holds it for "you"
    run = function(game)
      game.draw(1)
    end,
  },
}

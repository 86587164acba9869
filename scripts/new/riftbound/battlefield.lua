-- SPDX-License-Identifier: MIT
-- A card is a table: what the engine must know is declared, what the card does is a function.
return card {
  id = "@id@", name = "@name@", type = "battlefield",

  -- What happens when its controller holds it.
  when {
    event = "hold", by = "you", subject = "me",
    run = function(game)
      game.draw(1)
    end,
  },
}

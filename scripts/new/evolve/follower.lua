-- SPDX-License-Identifier: MIT
-- A card is a table: what the engine must know is declared, what the card does is a function.
return card {
  id = "@id@", name = "@name@", type = "follower",
  class = "neutral",           -- forestcraft swordcraft runecraft dragoncraft abysscraft havencraft
  traits = {},                 -- { "Pixie" }
  cost = 2, attack = 2, defense = 2,
  keywords = {},               -- { "ward", "rush" }

  -- What happens when it comes onto the field.
  fanfare {
    run = function(game)
      game.draw(1)
    end,
  },
}

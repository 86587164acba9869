-- SPDX-License-Identifier: MIT
-- A card is a table: what the engine must know is declared, what the card does is a function.
return card {
  id = "@id@", name = "@name@", type = "amulet",
  class = "neutral",           -- forestcraft swordcraft runecraft dragoncraft abysscraft havencraft
  cost = 1,

  -- What its player may do with it, for a cost.
  activated {
    cost = { play_points = 1, engage = "me" },
    run = function(game)
      game.draw(1)
    end,
  },
}

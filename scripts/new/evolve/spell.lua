-- SPDX-License-Identifier: MIT
-- A card is a table: what the engine must know is declared, what the card does is a function.
return card {
  id = "@id@", name = "@name@", type = "spell",
  class = "neutral",           -- forestcraft swordcraft runecraft dragoncraft abysscraft havencraft
  cost = 1,
  keywords = {},               -- { "quick" }: also in your opponent's turn

  -- What is selected as it is played; run gets it behind `me`, in this order.
  targets = { follower { enemy = true } },
  run = function(game, me, foe)
    game.deal(2, foe)
  end,
}

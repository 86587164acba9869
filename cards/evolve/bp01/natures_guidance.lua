-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-015", name = "Nature's Guidance", type = "spell", class = "forestcraft",
  traits = { "Pixie" },
  cost = 1,

  targets = { card { friendly = true } },
  run = function(game, me, it)
    game.return_to_hand(it)
    game.draw(1)
  end,
}

-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-170", name = "Morbid Return", type = "spell",
  domains = { "chaos" }, cost = { energy = 2 },
  keywords = { "action" },

  targets = { unit { zone = "trash", mine = true } },
  run = function(game, me, buried)
    game.return_to_hand(buried)
  end,
}

-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-188", name = "Void Rush", type = "spell", supertypes = { "signature" },
  domains = { "fury", "order" }, cost = { energy = 2, power = { ["fury/order"] = 1 } },
  tags = { "Rek'Sai" },

  run = function(game)
    game.play_from_top(2, { optional = true, revealed = true, less = 2, rest = "draw" })
  end,
}

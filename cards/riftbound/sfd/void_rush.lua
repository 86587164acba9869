-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-188", name = "Void Rush", type = "spell", supertypes = { "signature" },
  domains = { "fury", "order" }, cost = { energy = 2, power = { ["fury/order"] = 1 } },
  tags = { "Rek'Sai" },

  run = function(game)
    local top = game.reveal_top(2)
    local found = game.choose(top, { optional = true, text = "Banish which card, to play it?" })
    game.play(game.banish_one(found), { less = 2 })
    for _, each in ipairs(top:without(found)) do game.draw(1, { card = each }) end
  end,
}

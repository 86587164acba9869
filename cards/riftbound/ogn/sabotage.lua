-- SPDX-License-Identifier: MIT
-- The opponent is chosen, and the card, as it resolves; a hand without such a card gives none up.
local no_unit = any_of { spell { zone = "hand" }, gear { zone = "hand" } }

return card {
  id = "ogn-156", name = "Sabotage", type = "spell",
  domains = { "body" }, cost = { energy = 1, power = { body = 1 } },

  run = function(game)
    local foes = game.opponents()
    local foe = #foes == 1 and foes[1] or game.choose(foes, { text = "Which opponent?" })
    local hand = game.hand(foe)
    game.reveal(hand, { by = foe })
    game.recycle(game.choose(hand, { where = no_unit, text = "Which card is recycled?" }))
  end,
}

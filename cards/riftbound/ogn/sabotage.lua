-- SPDX-License-Identifier: MIT
-- The card is chosen as it resolves (355.10.a); a hand without such a card gives none up.
local no_unit = any_of { spell { zone = "hand" }, gear { zone = "hand" } }

return card {
  id = "ogn-156", name = "Sabotage", type = "spell",
  domains = { "body" }, cost = { energy = 1, power = { body = 1 } },

  targets = { player { enemy = true } },
  run = function(game, me, foe)
    local hand = game.hand(foe)
    game.reveal(hand, { by = foe })
    game.recycle(game.choose(hand, { where = no_unit, text = "Which card is recycled?" }))
  end,
}

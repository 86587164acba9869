-- SPDX-License-Identifier: MIT
-- "Pay any amount" is paid as it resolves (742.1.a), one Power after the other.
local enemies = units { enemy = true }

return card {
  id = "ogn-268", name = "Bullet Time", type = "spell", supertypes = { "signature" },
  domains = { "body", "chaos" }, cost = { energy = 1 }, tags = { "Miss Fortune" },
  keywords = { "action" },

  targets = { battlefield {} },
  run = function(game, me, where)
    local paid = 0
    while game.pay { any = 1, optional = true } do
      paid = paid + 1
    end
    game.deal(paid, game.all(enemies, { at = where }))
  end,
}

-- SPDX-License-Identifier: MIT
-- The amount is said and paid as it resolves (742.1.a).
local enemies = units { enemy = true }

return card {
  id = "ogn-268", name = "Bullet Time", type = "spell", supertypes = { "signature" },
  domains = { "body", "chaos" }, cost = { energy = 1 }, tags = { "Miss Fortune" },
  keywords = { "action" },

  targets = { battlefield {} },
  run = function(game, me, where)
    game.deal(game.pay_any(), game.all(enemies, { at = where }))
  end,
}

-- SPDX-License-Identifier: MIT
-- The unit and the battlefield are chosen; where the battlefield is no place to move to the unit
-- stays. The spell deals the damage.
local enemies = units { enemy = true }

return card {
  id = "ogn-250", name = "Stormbringer", type = "spell", supertypes = { "signature" },
  domains = { "fury", "body" }, cost = { energy = 6, power = { ["fury/body"] = 2 } },
  tags = { "Volibear" },

  targets = { unit { friendly = true, at = "my_base" }, battlefield {} },
  run = function(game, me, ally, where)
    game.deal(ally.might, game.all(enemies, { at = where }))
    game.move(ally, { to = where })
  end,
}

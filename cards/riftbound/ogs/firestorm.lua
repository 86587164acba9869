-- SPDX-License-Identifier: MIT
-- Only the battlefield is a target (355.10.d).

local enemies = units { enemy = true }

return card {
  id = "ogs-002", name = "Firestorm", type = "spell",
  domains = { "fury" }, cost = { energy = 6, power = { fury = 1 } },

  targets = { battlefield {} },
  run = function(game, me, where)
    game.deal(3, game.all(enemies, { at = where }))
  end,
}

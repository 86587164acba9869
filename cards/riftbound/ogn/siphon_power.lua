-- SPDX-License-Identifier: MIT
-- Only the battlefield is a target (355.10.d).
local friends = units { friendly = true }
local enemies = units { enemy = true }

return card {
  id = "ogn-266", name = "Siphon Power", type = "spell", supertypes = { "signature" },
  domains = { "mind", "order" }, cost = { energy = 2, power = { ["mind/order"] = 1 } },
  tags = { "Viktor" },
  keywords = { "reaction" },

  targets = { battlefield {} },
  run = function(game, me, where)
    game.give(game.all(friends, { at = where }), { might = 1, lasts = "turn" })
    game.give(game.all(enemies, { at = where }), { might = -1, lasts = "turn", minimum = 1 })
  end,
}

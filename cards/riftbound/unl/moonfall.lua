-- SPDX-License-Identifier: MIT
local enemies = units { enemy = true }

return card {
  id = "unl-198", name = "Moonfall", type = "spell", supertypes = { "signature" },
  domains = { "mind", "chaos" }, cost = { energy = 3, power = { ["mind/chaos"] = 1 } },
  tags = { "Diana" }, keywords = { "action" },

  targets = { battlefield { your_units = at_least(1) }, up_to(1, unit { enemy = true }) },
  run = function(game, me, field, moved)
    if not game.exists(field) then return end
    local elsewhere = #moved > 0 and game.place(moved[1]) ~= field
    if elsewhere and game.yes "Move it there?" then game.move(moved, { to = field }) end
    game.give(game.all(enemies, { at = field }), { might = -2, lasts = "turn" })
  end,
}

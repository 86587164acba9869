-- SPDX-License-Identifier: MIT
-- The battlefield is a target of its own: the others there are dealt 1 also when the unit is gone.
local enemies = units { enemy = true }

return card {
  id = "unl-072", name = "Crescent Strike", type = "spell",
  domains = { "mind" }, cost = { energy = 3, power = { mind = 1 } }, keywords = { "action" },

  targets = { battlefield {}, unit { enemy = true, location = number.target(1, "location") } },
  run = function(game, me, field, victim)
    local deals = {}
    if game.exists(victim) then table.insert(deals, { victim, 4 }) end
    for _, each in ipairs(game.all(enemies, { at = field })) do
      if each ~= victim then table.insert(deals, { each, 1 }) end
    end
    game.deal_each(deals)
  end,
}

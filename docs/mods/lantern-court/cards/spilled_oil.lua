-- SPDX-License-Identifier: MIT
-- The damage is shared out as the spell is played; each target gets at least 1 of it.
return card {
  id = "lantern-004", name = "Spilled Oil", type = "spell",
  domains = { "order" }, cost = { energy = 4, power = { order = 1 } },
  text = "Action. Deal 4 damage, split as you choose, among enemy units at battlefields.",
  keywords = { "action" },

  targets = { split(4, unit { enemy = true, at = "battlefield" }) },
  run = function(game, me, enemies) game.deal_split(4, enemies) end,
}

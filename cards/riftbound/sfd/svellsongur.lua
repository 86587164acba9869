-- SPDX-License-Identifier: MIT
-- The copy is of the printed text (472.1.b.3), which is then appended to the unit
-- it was copied from.
return card {
  id = "sfd-059", name = "Svellsongur", type = "gear",
  domains = { "calm" }, cost = { energy = 3, power = { calm = 1 } }, might_bonus = 0,
  tags = { "Equipment" },

  equip { cost = { energy = 1, power = { calm = 1 } } },
  as_attached {
    run = function(game, me, unit)
      game.copy_text(me, unit)
    end,
  },
}

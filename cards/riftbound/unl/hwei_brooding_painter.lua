-- SPDX-License-Identifier: MIT
-- The runes are chosen as the ability is finalized, whatever will be discarded (355.12).
local a_spell = spell { zone = "trash" }
local a_gear = gear { zone = "trash" }
local a_unit = unit { zone = "trash" }

return card {
  id = "unl-080", name = "Hwei, Brooding Painter", type = "unit", supertypes = { "champion" },
  domains = { "mind" }, cost = { energy = 5, power = { mind = 1 } }, might = 5,
  tags = { "Ionia", "Hwei" },

  when {
    event = "move", subject = "me",
    targets = { up_to(2, rune {}) },
    run = function(game, me, chosen)
      game.draw(1)
      for _, discarded in ipairs(game.discard(1)) do
        if game.is(discarded, a_spell) then
          game.draw(1)
        elseif game.is(discarded, a_gear) then
          game.ready(chosen)
        elseif game.is(discarded, a_unit) then
          game.give(me, { might = 3, lasts = "turn" })
        end
      end
    end,
  },
}

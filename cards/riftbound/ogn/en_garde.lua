-- SPDX-License-Identifier: MIT
-- Whether it stands alone is looked at when the second instruction is executed (359.3.f.2).

local own_units = units { mine = true }

return card {
  id = "ogn-046", name = "En Garde", type = "spell",
  domains = { "calm" }, cost = { energy = 1 },
  keywords = { "reaction" },

  targets = { unit { friendly = true } },
  run = function(game, me, ally)
    game.give(ally, { might = 1, lasts = "turn" })
    if game.is(ally, own_units) and game.count(own_units, { at = game.place(ally) }) == 1 then
      game.give(ally, { might = 1, lasts = "turn" })
    end
  end,
}

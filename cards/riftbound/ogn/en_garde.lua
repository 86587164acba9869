-- SPDX-License-Identifier: MIT
-- Whether it stands alone is looked at when the second instruction is executed (359.3.f.2).

local own_units = units { mine = true }

return card {
  id = "ogn-046", name = "En Garde", type = "spell",
  domains = { "calm" }, cost = { energy = 1 },
  keywords = { "reaction" },

  targets = { unit { friendly = true } },
  run = function(game, me, ally)
    game.give_might(ally, 1, "turn")
    if game.count(own_units, { at = game.place(ally) }) == 1 then
      game.give_might(ally, 1, "turn")
    end
  end,
}

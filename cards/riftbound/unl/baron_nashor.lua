-- SPDX-License-Identifier: MIT
-- The pit is there already: he enters where he is played to.
local pits = battlefields { name = "Baron Pit" }

return card {
  id = "unl-147", name = "Baron Nashor", type = "unit",
  domains = { "chaos" }, cost = { energy = 10, power = { chaos = 3 } }, might = 12,
  tags = { "The Void" },

  as_played {
    run = function(game)
      if game.count(pits) == 0 then return game.create("Baron Pit") end
    end,
  },
  static { affects = "me", cannot = "be_chosen" },
  static { affects = units { friendly = true, other = true }, might = 2 },
}

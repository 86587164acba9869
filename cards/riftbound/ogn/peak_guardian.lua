-- SPDX-License-Identifier: MIT
local others_here = units { friendly = true, other = true, at = "here" }
local at_battlefield = unit { at = "battlefield" }

return card {
  id = "ogn-223", name = "Peak Guardian", type = "unit",
  domains = { "order" }, cost = { energy = 6, power = { order = 1 } }, might = 5,
  tags = { "Mount Targon" },

  when_played {
    run = function(game, me)
      game.buff(me)
      if game.is(me, at_battlefield) then
        game.buff(game.all(others_here))
      end
    end,
  },
}

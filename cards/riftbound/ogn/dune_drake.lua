-- SPDX-License-Identifier: MIT
-- The condition stands behind the effect, so it is tested on resolution.

local ready_enemies_here = units { enemy = true, ready = true, at = "here" }

return card {
  id = "ogn-131", name = "Dune Drake", type = "unit",
  domains = { "body" }, cost = { energy = 5 }, might = 5, tags = { "Dragon", "Shurima" },

  when {
    event = "attack", subject = "me",
    run = function(game, me)
      if game.count(ready_enemies_here) >= 1 then
        game.give(me, { might = 2, lasts = "turn" })
      end
    end,
  },
}

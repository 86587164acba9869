-- SPDX-License-Identifier: MIT
-- Revealing stops at a unit, whatever that unit does as it is revealed.
local a_unit = unit { zone = "deck" }

return card {
  id = "ogn-160", name = "Dazzling Aurora", type = "gear",
  domains = { "body" }, cost = { energy = 9, power = { body = 2 } },

  when {
    event = "turn_end", by = "you",
    run = function(game)
      local revealed = game.reveal_until(a_unit)
      for _, found in ipairs(revealed:where(a_unit)) do
        game.play(game.banish_one(found), { ignoring = "cost" })
      end
      game.recycle(revealed)
    end,
  },
}

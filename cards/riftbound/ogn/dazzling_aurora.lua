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
      local last = revealed[#revealed]
      if last and game.is(last, a_unit) then
        local found = game.banish_one(last)
        if game.exists(found) then game.play(found, { ignoring = "cost" }) end
      end
      game.recycle(revealed)
    end,
  },
}

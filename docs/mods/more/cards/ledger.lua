-- SPDX-License-Identifier: MIT
-- Damage that your units would be dealt becomes debt; at six the debt falls due.
local mine = units { friendly = true }

return card {
  id = "more-1", name = "Ledger of Pain", type = "gear", domains = { "order" }, cost = { energy = 2 },
  counters = { "debt" },

  instead_of { event = "damage", subject = units { friendly = true },
    run = function(game, me)
      game.put_counters(me, "debt", game.event.amount)
      if game.counters(me, "debt") >= 6 then
        game.kill(me)
        game.deal(3, mine)
      end
    end },
}

-- SPDX-License-Identifier: MIT
-- Where to is no choice: the unit that was exhausted says it, as the ability resolves.
return card {
  id = "unl-045", name = "Forgotten Signpost", type = "gear",
  domains = { "calm" }, cost = { energy = 2 },

  activated {
    timing = "action",
    cost = { exhaust = { "me", unit { mine = true, chosen_in = different(1) } } },
    targets = { unit { mine = true } },
    run = function(game, me, mover)
      game.move(mover, { to = game.place(game.paid_with("exhaust")[1]) })
    end,
  },
}

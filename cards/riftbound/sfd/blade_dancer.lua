-- SPDX-License-Identifier: MIT
-- The unit is the one that was chosen, and no target of this (355.10.d).
return card {
  id = "sfd-195", name = "Blade Dancer", type = "legend",
  domains = { "calm", "chaos" }, tags = { "Irelia" },
  aliases = { "Irelia, Blade Dancer" },

  when {
    event = "choose", by = "you", subject = unit { friendly = true }, optional = true,
    cost = { exhaust = "me", power = { any = 1 } },
    run = function(game) game.ready(game.event.subject) end,
  },
  when {
    event = "conquer", by = "you", optional = true, cost = { energy = 1 },
    run = function(game, me) game.ready(me) end,
  },
}

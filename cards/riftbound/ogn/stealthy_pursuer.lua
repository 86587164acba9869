-- SPDX-License-Identifier: MIT
-- Where the unit came from and went to is fixed by the trigger condition (359.3.f.3).
return card {
  id = "ogn-177", name = "Stealthy Pursuer", type = "unit",
  domains = { "chaos" }, cost = { energy = 4, power = { chaos = 1 } }, might = 4, tags = { "Shurima" },

  when {
    event = "move", subject = unit { friendly = true, other = true }, optional = true,
    if_ = function(q, me) return q.event.other == q.place(me) end,
    run = function(game, me)
      game.move(me, { to = game.event.place })
    end,
  },
}

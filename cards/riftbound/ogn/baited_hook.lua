-- SPDX-License-Identifier: MIT
-- What was killed is looked back at (359.3.e.13). Without a killed unit, because it was saved or gone, nothing
-- has little enough Might (359.3.e.14.a).
local caught = unit { zone = "deck", might = at_most(arg(1)) }

return card {
  id = "ogn-242", name = "Baited Hook", type = "gear",
  domains = { "order" }, cost = { energy = 3 },

  activated {
    cost = { energy = 1, power = { order = 1 }, exhaust = "me" },
    targets = { unit { friendly = true } },
    run = function(game, me, bait)
      local limit = game.kill(bait) and bait.might + 1 or -1
      game.play_from_top(5, {
        optional = true, where = caught, arg = limit, ignoring = "cost", rest = "recycle",
        text = "Which unit is banished and played?",
      })
    end,
  },
}

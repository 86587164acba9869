-- SPDX-License-Identifier: MIT
-- What was killed is looked back at (359.3.e.13); a target that had become illegal has no Might, and
-- nothing is up to one more than that.
local caught = unit { zone = "deck", might = at_most(arg(1)) }

return card {
  id = "ogn-242", name = "Baited Hook", type = "gear",
  domains = { "order" }, cost = { energy = 3 },

  activated {
    cost = { energy = 1, power = { order = 1 }, exhaust = "me" },
    targets = { unit { friendly = true } },
    run = function(game, me, bait)
      game.kill(bait)
      local top = game.look(5)
      local found = game.choose(top, { max = 1, where = caught, arg = bait.might + 1 })
      game.play(game.banish_one(found), { ignoring = "cost" })
      game.recycle(top:without(found))
    end,
  },
}

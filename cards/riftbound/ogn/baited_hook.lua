-- SPDX-License-Identifier: MIT
-- The limit is the Might just before the death (359.3.e.13); without a killed unit there is none (359.3.e.12).

local NOTHING_FITS = -1
local catch = unit { zone = "deck", might = at_most(arg(1)) }

return card {
  id = "ogn-242", name = "Baited Hook", type = "gear",
  domains = { "order" }, cost = { energy = 3 },

  activated {
    cost = { energy = 1, power = { order = 1 }, exhaust = "me" },
    targets = { unit { friendly = true } },
    run = function(game, me, bait)
      local limit = game.might(bait) + 1
      if not game.kill(bait) then limit = NOTHING_FITS end
      local top = game.look(5)
      local found = game.choose(top, {
        optional = true, where = catch, arg = limit, text = "Which unit is banished and played?",
      })
      local rest = {}
      for _, each in ipairs(top) do
        if each ~= found then table.insert(rest, each) end
      end
      for _, banished in ipairs(game.banish(found)) do
        game.play(banished, { ignoring = "cost" })
      end
      game.recycle(rest)
    end,
  },
}

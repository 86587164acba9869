-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-124", name = "Arena Bar", type = "gear",
  domains = { "body" }, cost = { energy = 3 },

  activated {
    cost = { exhaust = "me" },
    targets = { unit { friendly = true, exhausted = true } },
    run = function(game, me, ally)
      game.buff(ally)
    end,
  },
}

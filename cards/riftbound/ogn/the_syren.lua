-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-184", name = "The Syren", type = "gear",
  domains = { "chaos" }, cost = { energy = 2 },

  activated {
    cost = { energy = 1, exhaust = "me" },
    targets = { unit { friendly = true, at = "battlefield" } },
    run = function(game, me, ally)
      game.move(ally, { to = "base" })
    end,
  },
}

-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-259", name = "Unforgiven", type = "legend",
  domains = { "calm", "chaos" }, tags = { "Yasuo" }, aliases = { "Yasuo, Unforgiven" },

  activated {
    cost = { energy = 2, exhaust = "me" },
    modes {
      mode {
        targets = { unit { friendly = true, at = "base" }, destination { of = 1 } },
        run = function(game, me, ally, where) game.move(ally, { to = where }) end,
      },
      mode {
        targets = { unit { friendly = true, at = "battlefield" } },
        run = function(game, me, ally) game.move(ally, { to = "base" }) end,
      },
    },
  },
}

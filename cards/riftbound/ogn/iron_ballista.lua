-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-017", name = "Iron Ballista", type = "gear",
  domains = { "fury" }, cost = { energy = 3 },

  static { affects = "me", enters_exhausted = true },
  activated {
    cost = { exhaust = "me" },
    targets = { unit { at = "battlefield" } },
    run = function(game, me, victim)
      game.deal(2, victim)
    end,
  },
}

-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-257", name = "Blind Monk", type = "legend",
  domains = { "calm", "body" }, tags = { "Lee Sin" },

  activated {
    cost = { energy = 1, exhaust = "me" },
    targets = { unit { friendly = true } },
    run = function(game, me, ally)
      game.buff(ally)
    end,
  },
}

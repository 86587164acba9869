-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-228", name = "Vanguard Helm", type = "gear",
  domains = { "order" }, cost = { energy = 2 },

  when {
    event = "die", subject = unit { friendly = true, buffed = true },
    targets = { unit { friendly = true } },
    run = function(game, me, ally)
      game.buff(ally)
    end,
  },
}

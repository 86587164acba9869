-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-077", name = "Zhonya's Hourglass", type = "gear",
  domains = { "calm" }, cost = { energy = 2 },
  keywords = { "hidden" },

  instead_of {
    event = "die", subject = unit { friendly = true },
    run = function(game, me)
      game.kill(me)
      game.recall(game.event.subject, { healed = true, exhausted = true })
    end,
  },
}

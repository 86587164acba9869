-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-077", name = "Zhonya's Hourglass", type = "gear",
  domains = { "calm" }, cost = { energy = 2 },
  keywords = { "hidden" },

  instead_of {
    event = "die", subject = unit { friendly = true },
    run = function(game, me)
      local saved = game.event.subject
      game.kill(me)
      game.heal(saved)
      game.exhaust(saved)
      game.recall(saved)
    end,
  },
}

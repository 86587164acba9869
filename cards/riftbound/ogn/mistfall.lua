-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-152", name = "Mistfall", type = "gear",
  domains = { "body" }, cost = { energy = 3 },

  when {
    event = "buff", by = "you", subject = unit { friendly = true },
    optional = true, cost = { power = { body = 1 }, exhaust = "me" },
    run = function(game)
      game.ready(game.event.subject)
    end,
  },
}

-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-143", name = "Pirate's Haven", type = "gear",
  domains = { "body" }, cost = { energy = 3 },

  when {
    event = "ready", by = "you", subject = unit { friendly = true },
    run = function(game)
      game.give(game.event.subject, { might = 1, lasts = "turn" })
    end,
  },
}

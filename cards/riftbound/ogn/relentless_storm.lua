-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-249", name = "Relentless Storm", type = "legend",
  domains = { "fury", "body" }, tags = { "Volibear" }, aliases = { "Volibear, Relentless Storm" },

  when {
    event = "play", by = "you", subject = unit { mighty = true },
    optional = true, cost = { exhaust = "me" },
    run = function(game)
      game.channel(1, { exhausted = true })
    end,
  },
}

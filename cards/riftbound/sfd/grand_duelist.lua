-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-205", name = "Grand Duelist", type = "legend",
  domains = { "body", "order" }, tags = { "Fiora" },
  aliases = { "Fiora, Grand Duelist" },

  when {
    event = "become_mighty", subject = unit { mine = true },
    optional = true, cost = { exhaust = "me" },
    run = function(game)
      game.channel(1, { exhausted = true })
    end,
  },
}

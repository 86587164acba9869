-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-267", name = "Bounty Hunter", type = "legend",
  domains = { "body", "chaos" }, tags = { "Miss Fortune" },
  aliases = { "Miss Fortune, Bounty Hunter" },

  activated {
    cost = { exhaust = "me" },
    targets = { unit {} },
    run = function(game, me, chosen)
      game.give(chosen, { keyword = "ganking", lasts = "turn" })
    end,
  },
}

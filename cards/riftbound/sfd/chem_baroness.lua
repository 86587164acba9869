-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-201", name = "Chem-Baroness", type = "legend",
  domains = { "mind", "order" }, tags = { "Renata Glasc" },
  aliases = { "Renata Glasc, Chem-Baroness" },

  when {
    event = "hold", by = "team", optional = true, cost = { exhaust = "me" },
    run = function(game)
      game.play_token("Gold", { ready = false })
    end,
  },

  static {
    affects = gear { mine = true, name = "Gold" }, adds_more = { energy = 1 },
    while_ = (number.you("score") + 3):at_least(number.you("victory_score")),
  },
}

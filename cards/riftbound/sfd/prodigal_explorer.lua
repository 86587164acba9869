-- SPDX-License-Identifier: MIT
local chosen = number.tally {
  event = "choose", by = "you", subject = any_of { unit { enemy = true }, gear { enemy = true } },
  source = { "spell", "unit" },
}

return card {
  id = "sfd-199", name = "Prodigal Explorer", type = "legend",
  domains = { "mind", "chaos" }, tags = { "Ezreal" }, aliases = { "Ezreal, Prodigal Explorer" },

  activated {
    timing = "reaction", cost = { exhaust = "me" }, if_ = chosen:at_least(2),
    run = function(game)
      game.draw(1)
    end,
  },
}

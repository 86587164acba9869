-- SPDX-License-Identifier: MIT
local wanted = card { zone = "deck", traits = "Umamusume" }

return card {
  id = "CP01-040", name = "Special Week", type = "follower", class = "dragoncraft",
  traits = { "Umamusume" },
  cost = 2, attack = 2, defense = 2, keywords = { "race" }, evolve = 1,

  fanfare { run = function(game)
    game.take_from_top(1, { optional = true, where = wanted, reveal = true, to = "hand" })
  end },
}

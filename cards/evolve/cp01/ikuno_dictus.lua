-- SPDX-License-Identifier: MIT
local wanted = any_of { amulet { zone = "deck" }, card { zone = "deck", traits = "Umamusume" } }

return card {
  id = "CP01-069", name = "Ikuno Dictus", type = "follower", class = "havencraft",
  traits = { "Umamusume" },
  cost = 3, attack = 2, defense = 4, keywords = { "ward", "race" },

  fanfare { run = function(game)
    game.take_from_top(3, { optional = true, where = wanted, reveal = true, to = "hand", rest = "deck_bottom" })
  end },
}

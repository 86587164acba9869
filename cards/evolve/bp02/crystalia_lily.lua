-- SPDX-License-Identifier: MIT
local wanted = follower { zone = "deck", traits = { "Crystalian", "Pixie" } }

return card {
  id = "BP02-008", name = "Crystalia Lily", type = "follower", class = "forestcraft",
  traits = { "Crystalian" },
  cost = 2, attack = 1, defense = 3, evolve = 2,

  fanfare { run = function(game)
    game.take_from_top(2, { optional = true, where = wanted, reveal = true, to = "hand", rest = "deck_bottom" })
  end },
}

-- SPDX-License-Identifier: MIT
local wanted = card { zone = "deck", owned = true, name = "Tokai Teio" }

return card {
  id = "CP01-024", name = "Symboli Rudolf", type = "follower", class = "swordcraft",
  traits = { "Umamusume" },
  cost = 3, attack = 3, defense = 3, keywords = { "race" },

  last_words { run = function(game) game.search(wanted) end },
}

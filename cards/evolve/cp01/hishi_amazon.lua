-- SPDX-License-Identifier: MIT
local wanted = follower { zone = "deck", owned = true, traits = "Umamusume", cost = 3 }

return card {
  id = "CP01-020", name = "Hishi Amazon", type = "follower", class = "swordcraft",
  traits = { "Umamusume" },
  cost = 3, attack = 4, defense = 2, keywords = { "rush", "race" },

  fanfare { cost = { play_points = 3 }, run = function(game) game.search(wanted, { to = "field" }) end },
}

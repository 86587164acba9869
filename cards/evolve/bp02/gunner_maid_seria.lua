-- SPDX-License-Identifier: MIT
local wanted = follower { zone = "deck", owned = true, traits = "Princess" }

return card {
  id = "BP02-034", name = "Gunner Maid Seria", type = "follower", class = "swordcraft",
  traits = { "Officer", "Maid" },
  cost = 2, attack = 1, defense = 3,

  fanfare { run = function(game) game.search(wanted) end },
}

-- SPDX-License-Identifier: MIT
local a_sword = follower { zone = "deck", class = "swordcraft" }

return card {
  id = "BP01-036", name = "Gemstaff Commander", type = "follower", class = "swordcraft",
  traits = { "Commander" },
  cost = 3, attack = 3, defense = 2,

  fanfare { run = function(game) game.search(a_sword) end },
}

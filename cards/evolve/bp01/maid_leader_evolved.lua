-- SPDX-License-Identifier: MIT
local one_that_evolves = follower { zone = "deck", evolves = true }

return card {
  id = "BP01-035", name = "Maid Leader", type = "follower", class = "swordcraft",
  evolved = true, traits = { "Officer", "Maid" },
  attack = 2, defense = 2,

  on_evolve { run = function(game) game.search(one_that_evolves) end },
}

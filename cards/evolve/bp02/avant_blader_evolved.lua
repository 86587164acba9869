-- SPDX-License-Identifier: MIT
local wanted = follower { zone = "deck", owned = true, traits = "Officer" }

return card {
  id = "BP02-032", name = "Avant Blader", type = "follower", class = "swordcraft",
  evolved = true, traits = { "Commander" },
  attack = 5, defense = 5,

  on_evolve { run = function(game) game.search(wanted, { count = 2, up_to = true }) end },
}

-- SPDX-License-Identifier: MIT
return card {
  id = "SD06-015", name = "Pinion Prayer", type = "amulet", class = "havencraft",
  traits = { "Faith", "Avian" },
  cost = 1,

  activated { cost = { play_points = 1, engage = "me", bury = "me" },
    run = function(game) game.summon("Holy Falcon") end },
}

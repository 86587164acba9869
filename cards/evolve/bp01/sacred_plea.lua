-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-133", name = "Sacred Plea", type = "amulet", class = "havencraft",
  traits = { "Faith" },
  cost = 1,

  activated { cost = { engage = "me", bury = "me" },
    run = function(game) game.draw(1) end },
  activated { cost = { play_points = 2, engage = "me", bury = "me" },
    run = function(game) game.draw(2) end },
}

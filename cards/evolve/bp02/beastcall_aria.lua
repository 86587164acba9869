-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-099", name = "Beastcall Aria", type = "amulet", class = "havencraft",
  traits = { "Faith" },
  cost = 3,

  fanfare { run = function(game) game.summon("Holy Falcon") end },
  activated { cost = { play_points = 2, engage = "me", bury = "me" },
    run = function(game) game.summon("Holy Tiger") end },
}

-- SPDX-License-Identifier: MIT
return card {
  id = "SD06-006", name = "Dual Flames", type = "amulet", class = "havencraft",
  traits = { "Faith", "Beast" },
  cost = 4,

  fanfare { run = function(game) game.summon("Holy Tiger") end },
  activated { cost = { play_points = 2, engage = "me", bury = "me" },
    run = function(game) game.summon("Holy Tiger") end },
}

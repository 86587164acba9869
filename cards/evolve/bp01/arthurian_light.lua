-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-041", name = "Arthurian Light", type = "amulet", class = "swordcraft",
  traits = { "Commander" },
  cost = 2,

  activated { cost = { play_points = 1, engage = "me" },
    run = function(game) game.give(game.summon("Knight"), { keyword = "storm" }) end },
  activated { cost = { play_points = 2, engage = "me" }, targets = { follower { enemy = true } },
    run = function(game, me, foe) game.engage(foe) end },
  activated { cost = { play_points = 3, engage = "me" },
    run = function(game) game.draw(1) end },
}

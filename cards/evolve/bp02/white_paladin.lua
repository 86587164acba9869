-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-024", name = "White Paladin", type = "follower", class = "swordcraft",
  traits = { "Commander" },
  cost = 3, attack = 3, defense = 4, keywords = { "ward" },

  activated { cost = { play_points = 2, engage = "me" },
    run = function(game) game.summon("Shield Guardian", 2) end },
}

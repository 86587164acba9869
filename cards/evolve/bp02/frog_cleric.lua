-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-100", name = "Frog Cleric", type = "follower", class = "havencraft",
  traits = { "Faith" },
  cost = 2, attack = 2, defense = 2,

  fanfare { run = function(game) game.give(game.leader(), { defense = 2 }) end },
  activated { cost = { play_points = 2 }, run = function(game) game.give(game.leader(), { defense = 1 }) end },
}

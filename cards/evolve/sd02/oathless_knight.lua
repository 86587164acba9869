-- SPDX-License-Identifier: MIT
return card {
  id = "SD02-010", name = "Oathless Knight", type = "follower", class = "swordcraft",
  traits = { "Officer" },
  cost = 2, attack = 1, defense = 1, evolve = 1,

  fanfare { run = function(game, me)
    game.summon "Knight"
  end },
}

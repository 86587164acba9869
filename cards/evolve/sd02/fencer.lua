-- SPDX-License-Identifier: MIT
return card {
  id = "SD02-009", name = "Fencer", type = "follower", class = "swordcraft",
  traits = { "Commander", "Noble" },
  cost = 3, attack = 3, defense = 3,

  fanfare { targets = { follower { friendly = true, other = true } },
    run = function(game, me, friend)
      game.give(friend, { attack = 1, defense = 1 })
    end },
}

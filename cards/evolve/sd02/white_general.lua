-- SPDX-License-Identifier: MIT
return card {
  id = "SD02-006", name = "White General", type = "follower", class = "swordcraft",
  traits = { "Commander" },
  cost = 4, attack = 5, defense = 3, keywords = { "rush" },

  strike { targets = { follower { friendly = true, other = true } },
    run = function(game, me, friend)
      game.give(friend, { attack = 2 })
    end },
}

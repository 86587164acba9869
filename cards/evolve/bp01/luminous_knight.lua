-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-045", name = "Luminous Knight", type = "follower", class = "swordcraft",
  traits = { "Commander" },
  cost = 2, attack = 3, defense = 1,

  fanfare { targets = { follower { friendly = true, other = true } },
    run = function(game, me, friend) game.give(friend, { attack = 1 }) end },
  last_words { targets = { follower { friendly = true } },
    run = function(game, me, friend) game.give(friend, { attack = 1 }) end },
}

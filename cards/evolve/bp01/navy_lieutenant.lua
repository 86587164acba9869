-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-047", name = "Navy Lieutenant", type = "follower", class = "swordcraft",
  traits = { "Commander" },
  cost = 2, attack = 2, defense = 3,

  fanfare { targets = { follower { friendly = true, other = true } },
    run = function(game, me, friend) game.give(friend, { keyword = "assail" }) end },
}

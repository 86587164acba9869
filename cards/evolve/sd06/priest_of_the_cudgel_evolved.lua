-- SPDX-License-Identifier: MIT
return card {
  id = "SD06-004", name = "Priest of the Cudgel", type = "follower", class = "havencraft",
  evolved = true, traits = { "Faith" },
  attack = 4, defense = 4,

  on_evolve { targets = { follower { enemy = true, defense = at_most(3) } },
    run = function(game, me, foe) game.banish(foe) end },
}

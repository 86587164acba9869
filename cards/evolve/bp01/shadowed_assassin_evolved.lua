-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-030", name = "Shadowed Assassin", type = "follower", class = "swordcraft",
  evolved = true, traits = { "Assassin" },
  attack = 5, defense = 5,

  on_evolve { targets = { follower { enemy = true, engaged = true } },
    run = function(game, me, foe) game.destroy(foe) end },
}

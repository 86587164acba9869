-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-029", name = "Shadowed Assassin", type = "follower", class = "swordcraft",
  traits = { "Assassin" },
  cost = 4, attack = 4, defense = 4, evolve = 2,

  fanfare { targets = { follower { enemy = true } },
    run = function(game, me, foe) game.engage(foe) end },
}

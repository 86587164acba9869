-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-068", name = "Crafty Warlock", type = "follower", class = "runecraft",
  traits = { "Alchemist" },
  cost = 2, attack = 2, defense = 2, evolve = 1,

  last_words { run = function(game) game.summon("Magic Sediment") end },
}

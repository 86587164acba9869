-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-078", name = "Veight, Vampire Noble", type = "follower", class = "abysscraft",
  traits = { "Vampire" },
  cost = 2, attack = 2, defense = 2, evolve = 1,

  strike { run = function(game) game.summon("Forest Bat") end },
}

-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-079", name = "Veight, Vampire Noble", type = "follower", class = "abysscraft",
  evolved = true, traits = { "Vampire" },
  attack = 3, defense = 3,

  on_evolve { run = function(game) game.summon("Forest Bat", { to = "ex" }) end },
  strike { run = function(game) game.summon("Forest Bat") end },
}

-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-097", name = "Radiance Angel", type = "follower", class = "havencraft",
  evolved = true, traits = { "Faith" },
  attack = 4, defense = 5, keywords = { "ward" },

  on_evolve { run = function(game) game.give(game.leader(), { defense = 2 }) end },
}

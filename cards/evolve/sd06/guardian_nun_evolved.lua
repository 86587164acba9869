-- SPDX-License-Identifier: MIT
return card {
  id = "SD06-012", name = "Guardian Nun", type = "follower", class = "havencraft",
  evolved = true, traits = { "Faith" },
  attack = 4, defense = 4, keywords = { "ward" },

  on_evolve { run = function(game) game.give(game.leader(), { defense = 2 }) end },
}

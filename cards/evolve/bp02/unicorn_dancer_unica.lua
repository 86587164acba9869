-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-113", name = "Unicorn Dancer Unica", type = "follower", class = "neutral",
  traits = { "Lightborne" },
  cost = 2, attack = 2, defense = 2, evolve = 1,

  strike {
    run = function(game)
      game.give(game.leader(), { defense = 2 })
    end },
}

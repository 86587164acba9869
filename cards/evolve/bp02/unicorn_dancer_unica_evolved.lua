-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-114", name = "Unicorn Dancer Unica", type = "follower", class = "neutral",
  evolved = true, traits = { "Lightborne" },
  attack = 3, defense = 3,

  strike {
    run = function(game)
      game.give(game.leader(), { defense = 2 })
    end },
}

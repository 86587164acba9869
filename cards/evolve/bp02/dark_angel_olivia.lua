-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-106", name = "Dark Angel Olivia", type = "follower", class = "neutral",
  traits = { "Fallen Angel" },
  cost = 5, attack = 5, defense = 5,

  fanfare {
    modes { choose = 2, up_to = true,
      mode { run = function(game) game.gain_evolution_points(1) end },
      mode { run = function(game) game.give(game.leader(), { defense = 3 }) end },
      mode { run = function(game) game.draw(1) end },
      mode { run = function(game) game.discard(1, { by = game.opponent() }) end },
    } },
}

-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-065", name = "Dragontamer", type = "follower", class = "dragoncraft",
  traits = { "Dragonheart" },
  cost = 2, attack = 2, defense = 2, evolve = 1,

  fanfare {
    run = function(game)
      game.draw(1)
      game.discard(1)
    end },
}

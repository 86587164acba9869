-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-046", name = "Craig, Wizard of Mysteria", type = "follower", class = "runecraft",
  traits = { "Mage", "Academic" },
  cost = 2, attack = 2, defense = 1, evolve = 1,

  fanfare { run = function(game)
    game.draw(1)
    game.discard(1)
  end },
}

-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-047", name = "Craig, Wizard of Mysteria", type = "follower", class = "runecraft",
  evolved = true, traits = { "Mage", "Academic" },
  attack = 3, defense = 2,

  on_evolve { run = function(game)
    game.draw(1)
    game.discard(1)
  end },
}

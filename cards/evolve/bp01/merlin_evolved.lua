-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-053", name = "Merlin", type = "follower", class = "runecraft",
  evolved = true, traits = { "Mage" },
  attack = 4, defense = 3,

  on_evolve { targets = { spell { zone = "cemetery", owned = true, cost = at_most(3) } },
    run = function(game, me, found) game.play(found, { cost = 0 }) end },
}

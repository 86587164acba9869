-- SPDX-License-Identifier: MIT
return card {
  id = "SD03-010", name = "Sammy, Wizard's Apprentice", type = "follower", class = "runecraft",
  traits = { "Mage" },
  cost = 1, attack = 2, defense = 1, evolve = 2,

  fanfare { run = function(game)
    game.take_from_top(1, { optional = true, to = "cemetery", text = "Put it into your cemetery?" })
  end },
}

-- SPDX-License-Identifier: MIT
return card {
  id = "SD03-010", name = "Sammy, Wizard's Apprentice", type = "follower", class = "runecraft",
  traits = { "Mage" },
  cost = 1, attack = 2, defense = 1, evolve = 2,

  fanfare { run = function(game)
    local top = game.look(1)
    local dropped = game.choose(top, { optional = true, text = "Put it into your cemetery?" })
    game.put(dropped, "cemetery")
  end },
}

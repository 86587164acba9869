-- SPDX-License-Identifier: MIT
local foes = followers { enemy = true }
local others = followers { friendly = true, other = true }

return card {
  id = "BP01-128", name = "Jeanne d'Arc", type = "follower", class = "havencraft",
  evolved = true, traits = { "Luminary" },
  attack = 4, defense = 5,

  on_evolve { run = function(game)
    game.deal(2, foes)
    game.give(others, { defense = 2 })
  end },
}

-- SPDX-License-Identifier: MIT
local stacks = cards { friendly = true, keyword = "stack" }

return card {
  id = "BP01-069", name = "Crafty Warlock", type = "follower", class = "runecraft",
  evolved = true, traits = { "Alchemist" },
  attack = 3, defense = 3,

  last_words { run = function(game)
    game.summon("Magic Sediment")
    game.put_counters(game.choose(stacks, { text = "Which one has 1 counter more?" }), "stack")
  end },
}

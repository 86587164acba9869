-- SPDX-License-Identifier: MIT
local stacks = cards { friendly = true, keyword = "stack" }

return card {
  id = "BP02-048", name = "Grand Gargoyle", type = "follower", class = "runecraft",
  traits = { "Golem" },
  cost = 3, attack = 3, defense = 4, keywords = { "ward" },

  last_words { run = function(game)
    game.put_counters(game.choose(stacks, { text = "Which one has 2 counters more?" }), "stack", 2)
  end },
}

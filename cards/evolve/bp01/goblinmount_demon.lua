-- SPDX-License-Identifier: MIT
local others = followers { friendly = true, other = true }

return card {
  id = "BP01-164", name = "Goblinmount Demon", type = "follower", class = "neutral",
  traits = { "Goblinoid" },
  cost = 5, attack = 6, defense = 6, keywords = { "ward" }, evolve = 0,

  fanfare {
    run = function(game)
      game.deal(2, others)
    end },
}

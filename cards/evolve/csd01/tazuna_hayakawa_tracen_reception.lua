-- SPDX-License-Identifier: MIT
local fallen = any_of {
  follower { zone = "cemetery", owned = true, traits = "Umamusume", cost = at_most(4) },
  amulet { zone = "cemetery", owned = true, traits = "Umamusume", cost = at_most(4) } }

return card {
  id = "CSD01-007", name = "Tazuna Hayakawa [Tracen Reception]", type = "follower",
  class = "neutral", traits = { "Tracen Academy" },
  cost = 6, attack = 3, defense = 5, keywords = { "ward" },

  fanfare { targets = { fallen },
    run = function(game, me, found)
      game.put(found, "field")
    end },
}

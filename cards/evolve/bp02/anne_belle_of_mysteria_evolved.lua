-- SPDX-License-Identifier: MIT
local other_name = follower { zone = "deck", traits = "Academic",
  name = none_of { "Anne, Belle of Mysteria" } }

return card {
  id = "BP02-039", name = "Anne, Belle of Mysteria", type = "follower", class = "runecraft",
  evolved = true, traits = { "Mage", "Academic", "Princess" },
  attack = 4, defense = 5,

  on_evolve { run = function(game, me) game.search(other_name) end },
}

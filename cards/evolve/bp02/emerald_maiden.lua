-- SPDX-License-Identifier: MIT
local wards = followers { friendly = true, other = true, keyword = "ward" }

return card {
  id = "BP02-105", name = "Emerald Maiden", type = "follower", class = "havencraft",
  traits = { "Faith" },
  cost = 3, attack = 3, defense = 4, keywords = { "ward" },

  fanfare { run = function(game, me) game.give(me, { defense = game.count(wards) }) end },
}

-- SPDX-License-Identifier: MIT
local my_amulets = amulets { friendly = true }

return card {
  id = "SD06-011", name = "Guardian Nun", type = "follower", class = "havencraft",
  traits = { "Faith" },
  cost = 3, attack = 3, defense = 3, keywords = { "ward" }, evolve = 1,

  fanfare { run = function(game, me)
    if game.count(my_amulets) > 0 then game.give(me, { defense = 1 }) end
  end },
}

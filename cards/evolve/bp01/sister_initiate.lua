-- SPDX-License-Identifier: MIT
local my_amulets = amulets { friendly = true }

return card {
  id = "BP01-143", name = "Sister Initiate", type = "follower", class = "havencraft",
  traits = { "Faith" },
  cost = 2, attack = 3, defense = 2,

  fanfare { run = function(game)
    if game.count(my_amulets) > 0 then game.give(game.leader(), { defense = 2 }) end
  end },
}

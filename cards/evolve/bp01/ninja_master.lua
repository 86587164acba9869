-- SPDX-License-Identifier: MIT
local a_ninja = card { zone = "deck", traits = "Ninja" }

return card {
  id = "BP01-040", name = "Ninja Master", type = "follower", class = "swordcraft",
  traits = { "Officer", "Ninja" },
  cost = 4, attack = 4, defense = 4,

  fanfare { run = function(game) game.search(a_ninja) end },
}

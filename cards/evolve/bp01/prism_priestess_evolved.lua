-- SPDX-License-Identifier: MIT
local an_amulet = amulet { zone = "deck" }

return card {
  id = "BP01-136", name = "Prism Priestess", type = "follower", class = "havencraft",
  evolved = true, traits = { "Faith" },
  attack = 2, defense = 2,

  on_evolve { run = function(game) game.search(an_amulet) end },
}

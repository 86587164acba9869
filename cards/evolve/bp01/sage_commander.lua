-- SPDX-License-Identifier: MIT
local others = followers { friendly = true, other = true }

return card {
  id = "BP01-037", name = "Sage Commander", type = "follower", class = "swordcraft",
  traits = { "Commander" },
  cost = 5, attack = 5, defense = 5,

  fanfare { run = function(game) game.give(others, { attack = 1, defense = 1 }) end },
}

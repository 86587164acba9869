-- SPDX-License-Identifier: MIT
local others = followers { traits = "Pixie", zone = any_of { "field", "ex" }, friendly = true,
  other = true }

return card {
  id = "BP01-011", name = "Blessed Fairy Dancer", type = "follower", class = "forestcraft",
  traits = { "Pixie" },
  cost = 2, attack = 2, defense = 3,

  fanfare { run = function(game)
    game.give(others, { attack = 1, defense = 1 })
  end },
}

-- SPDX-License-Identifier: MIT
local every = followers {}

return card {
  id = "round-twice", name = "Twice", type = "follower", class = "forestcraft", cost = 0, attack = 1, defense = 1,
  signals = { "tick" },
  fanfare { run = function(game, me)
    game.run_effects("fanfare", me)
    game.run_effects("fanfare", me)
  end },
}

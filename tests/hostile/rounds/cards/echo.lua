-- SPDX-License-Identifier: MIT
local every = followers {}

return card {
  id = "round-echo", name = "Echo", type = "follower", class = "forestcraft", cost = 0, attack = 1, defense = 1,
  signals = { "tick" },
  when { signal = "tick", run = function(game)
    game.signal("tick")
    game.signal("tick")
  end },
}

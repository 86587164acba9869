-- SPDX-License-Identifier: MIT
local every = followers {}

return card {
  id = "round-tick", name = "Tick", type = "spell", class = "forestcraft", cost = 0,
  signals = { "tick" },
  run = function(game) game.signal("tick") end,
}

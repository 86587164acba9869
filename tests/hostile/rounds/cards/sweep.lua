-- SPDX-License-Identifier: MIT
local every = followers {}

return card {
  id = "round-sweep", name = "Sweep", type = "spell", class = "forestcraft", cost = 0,
  signals = { "tick" },
  run = function(game) game.destroy(game.all(every)) end,
}

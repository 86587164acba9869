-- SPDX-License-Identifier: MIT
local every = followers {}

return card {
  id = "round-swaps", name = "Swaps", type = "spell", class = "forestcraft", cost = 0,
  signals = { "tick" },
  run = function(game)
    local all = game.all(every)
    while true do game.swap(all[1], all[2]) end
  end,
}

-- SPDX-License-Identifier: MIT
local every = followers {}

return card {
  id = "round-ends", name = "Ends", type = "spell", class = "forestcraft", cost = 0,
  signals = { "tick" },
  run = function(game)
    while true do game.put_at_ends(game.all(every)) end
  end,
}

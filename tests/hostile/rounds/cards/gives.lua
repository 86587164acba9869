-- SPDX-License-Identifier: MIT
local every = followers {}

return card {
  id = "round-gives", name = "Gives", type = "spell", class = "forestcraft", cost = 0,
  signals = { "tick" },
  run = function(game)
    while true do game.give(game.all(every)[1], { attack = 1, lasts = "turn" }) end
  end,
}

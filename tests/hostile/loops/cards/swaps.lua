-- SPDX-License-Identifier: MIT
local every = units {}

return card {
  id = "loop-swaps", name = "Swaps", type = "spell", domains = { "fury" }, cost = { energy = 0 },
  signals = { "tick" },
  run = function(game)
    local all = game.all(every)
    while true do game.swap_might(all[1], all[2], { lasts = "turn" }) end
  end,
}

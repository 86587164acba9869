-- SPDX-License-Identifier: MIT
local every = units {}

return card {
  id = "loop-gives", name = "Gives", type = "spell", domains = { "fury" }, cost = { energy = 0 },
  signals = { "tick" },
  run = function(game)
    local all = game.all(every)
    while true do game.give(all[1], { might = 1, lasts = "turn" }) end
  end,
}

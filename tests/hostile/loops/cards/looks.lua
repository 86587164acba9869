-- SPDX-License-Identifier: MIT
local every = units {}

return card {
  id = "loop-looks", name = "Looks", type = "spell", domains = { "fury" }, cost = { energy = 0 },
  signals = { "tick" },
  run = function(game)
    while true do game.all(every) end
  end,
}

-- SPDX-License-Identifier: MIT
local every = units {}

return card {
  id = "loop-tick", name = "Tick", type = "spell", domains = { "fury" }, cost = { energy = 0 },
  signals = { "tick" },
  run = function(game) game.signal("tick") end,
}

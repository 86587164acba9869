-- SPDX-License-Identifier: MIT
local every = units {}

return card {
  id = "loop-sweep", name = "Sweep", type = "spell", domains = { "fury" }, cost = { energy = 0 },
  signals = { "tick" },
  run = function(game) game.kill(game.all(every)) end,
}

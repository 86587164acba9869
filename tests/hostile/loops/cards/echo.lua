-- SPDX-License-Identifier: MIT
local every = units {}

return card {
  id = "loop-echo", name = "Echo", type = "unit", domains = { "fury" }, cost = { energy = 0 }, might = 1,
  signals = { "tick" },
  when { signal = "tick", run = function(game)
    game.signal("tick")
    game.signal("tick")
  end },
}

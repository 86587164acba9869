-- SPDX-License-Identifier: MIT
local every = units {}

return card {
  id = "loop-reckoner", name = "Reckoner", type = "unit", domains = { "fury" }, cost = { energy = 0 }, might = 1,
  signals = { "tick" },
  static { affects = units {}, might = function(q) return #q.all(every) % 2 end },
}

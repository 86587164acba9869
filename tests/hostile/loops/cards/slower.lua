-- SPDX-License-Identifier: MIT
local every = units {}

return card {
  id = "loop-slower", name = "Slower", type = "unit", domains = { "fury" }, cost = { energy = 0 }, might = 1,
  signals = { "tick" },
  static { affects = units {}, might = function()
    for i = 1, 90000 do end
    return 1
  end },
}

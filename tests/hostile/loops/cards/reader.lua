-- SPDX-License-Identifier: MIT
local every = units {}

return card {
  id = "loop-reader", name = "Reader", type = "unit", domains = { "fury" }, cost = { energy = 0 }, might = 1,
  signals = { "tick" },
  static { affects = "me", might = function()
    for i = 1, 900000 do end
    return 1
  end },
}

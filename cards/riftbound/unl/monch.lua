-- SPDX-License-Identifier: MIT
local opponent_is_stunned = number.count(units { enemy = true, stunned = true }):at_least(1)

return card {
  id = "unl-035", name = "Monch", type = "unit",
  domains = { "calm" }, cost = { energy = 6 }, might = 6, tags = { "Bandle City" },

  static { if_ = opponent_is_stunned, affects = "me", cost = { energy = -2 }, enters_ready = true },
}

-- SPDX-License-Identifier: MIT
local died = number.tally { event = "die", subject = unit {} }:at_least(1)

return card {
  id = "unl-008", name = "Towering Pairofant", type = "unit",
  domains = { "fury" }, cost = { energy = 6 }, might = 6, tags = { "Shurima" },
  keywords = { "assault" },

  static { if_ = died, affects = "me", enters_ready = true },
}

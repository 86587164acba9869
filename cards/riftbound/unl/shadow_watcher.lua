-- SPDX-License-Identifier: MIT
local died = number.tally {
  event = "die", subject = unit { friendly = true }, phase = "beginning",
}:at_least(1)

return card {
  id = "unl-037", name = "Shadow Watcher", type = "unit",
  domains = { "calm" }, cost = { energy = 4, power = { calm = 1 } }, might = 5,
  tags = { "Ionia" },

  static { if_ = died, affects = "me", enters_ready = true },
}

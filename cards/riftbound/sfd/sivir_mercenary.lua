-- SPDX-License-Identifier: MIT
local spent = number.tally { event = "spend_power", by = "you", sum = true }

return card {
  id = "sfd-143", name = "Sivir, Mercenary", type = "unit", supertypes = { "champion" },
  domains = { "chaos" }, cost = { energy = 4, power = { chaos = 1 } }, might = 4,
  tags = { "Sivir", "Shurima" }, keywords = { "accelerate" },

  static { while_ = spent:at_least(2), affects = "me", might = 2, keywords = { "ganking" } },
}

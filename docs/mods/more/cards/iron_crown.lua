-- SPDX-License-Identifier: MIT
-- While its player has it nobody else wins.
return card {
  id = "more-132", name = "Iron Crown", type = "gear", domains = { "mind" }, cost = { energy = 1 },
  static { affects = "opponents", cannot = "win" },
}

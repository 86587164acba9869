-- SPDX-License-Identifier: MIT
return card {
  id = "unl-089", name = "Jhin, Meticulous Killer", type = "unit", supertypes = { "champion" },
  domains = { "mind" }, cost = { energy = 4 }, might = 4,
  tags = { "Jhin", "Ionia" },
  keywords = { "vision" },

  static {
    affects = "me", price = { power = { mind = 1 } },
    if_ = number.tally { event = "finalize", by = "you", subject = spell {}, amount = at_least(4) }:at_least(1),
  },
}

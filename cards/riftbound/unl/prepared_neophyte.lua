-- SPDX-License-Identifier: MIT
return card {
  id = "unl-004", name = "Prepared Neophyte", type = "unit",
  domains = { "fury" }, cost = { energy = 3 }, might = 1, tags = { "Shadow Isles" },

  static {
    while_ = number.tally {
      event = "finalize", by = "you", subject = spell {}, amount = at_least(4),
    }:at_least(1),
    affects = "me", might = 4,
  },
}

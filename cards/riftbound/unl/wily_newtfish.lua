-- SPDX-License-Identifier: MIT
return card {
  id = "unl-108", name = "Wily Newtfish", type = "unit",
  domains = { "body" }, cost = { energy = 4 }, might = 4, tags = { "Bilgewater" },

  static {
    while_ = number.tally { event = "gain_xp", by = "you" }:at_least(1),
    affects = "me", might = 1, keywords = { "ganking" },
  },
}

-- SPDX-License-Identifier: MIT
-- What was discarded earlier in the turn counts, also before this came into play.
return card {
  id = "ogn-019", name = "Raging Soul", type = "unit",
  domains = { "fury" }, cost = { energy = 4 }, might = 4, tags = { "Spirit", "Shadow Isles" },

  static {
    while_ = number.tally { event = "discard", by = "you" }:at_least(1),
    affects = "me", keywords = { "assault", "ganking" },
  },
}

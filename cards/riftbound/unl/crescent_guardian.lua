-- SPDX-License-Identifier: MIT
return card {
  id = "unl-122", name = "Crescent Guardian", type = "unit",
  domains = { "chaos" }, cost = { energy = 4 }, might = 4, tags = { "Mount Targon" },

  additional {
    name = "moonlight", optional = true, cost = { power = { chaos = 1 } }, enters_ready = true,
    if_ = number.tally { event = "finalize", by = "you", subject = spell {} }:at_least(1),
  },
}

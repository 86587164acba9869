-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-204", name = "Seal of Discord", type = "gear",
  domains = { "chaos" }, cost = { energy = 0, power = { chaos = 1 } },

  activated { timing = "reaction", cost = { exhaust = "me" }, add = { power = { chaos = 1 } } },
}

-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-120", name = "Seal of Insight", type = "gear",
  domains = { "mind" }, cost = { energy = 0, power = { mind = 1 } },

  activated { timing = "reaction", cost = { exhaust = "me" }, add = { power = { mind = 1 } } },
}

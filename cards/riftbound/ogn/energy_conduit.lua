-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-098", name = "Energy Conduit", type = "gear",
  domains = { "mind" }, cost = { energy = 3 },

  activated { timing = "reaction", cost = { exhaust = "me" }, add = { energy = 1 } },
}

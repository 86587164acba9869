-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-083", name = "Hextech Anomaly", type = "gear",
  domains = { "mind" }, cost = { energy = 3, power = { mind = 1 } },

  activated {
    timing = "reaction", cost = { exhaust = "me" }, add = { energy = 1, for_each = "power" },
  },
}

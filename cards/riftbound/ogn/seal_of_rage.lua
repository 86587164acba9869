-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-040", name = "Seal of Rage", type = "gear",
  domains = { "fury" }, cost = { energy = 0, power = { fury = 1 } },

  activated { timing = "reaction", cost = { exhaust = "me" }, add = { power = { fury = 1 } } },
}

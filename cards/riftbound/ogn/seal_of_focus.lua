-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-081", name = "Seal of Focus", type = "gear",
  domains = { "calm" }, cost = { energy = 0, power = { calm = 1 } },

  activated { timing = "reaction", cost = { exhaust = "me" }, add = { power = { calm = 1 } } },
}

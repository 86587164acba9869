-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-163", name = "Seal of Strength", type = "gear",
  domains = { "body" }, cost = { energy = 0, power = { body = 1 } },

  activated { timing = "reaction", cost = { exhaust = "me" }, add = { power = { body = 1 } } },
}

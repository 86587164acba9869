-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-245", name = "Seal of Unity", type = "gear",
  domains = { "order" }, cost = { energy = 0, power = { order = 1 } },

  activated { timing = "reaction", cost = { exhaust = "me" }, add = { power = { order = 1 } } },
}

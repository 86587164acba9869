-- SPDX-License-Identifier: MIT
-- A basic rune has these two abilities and no other (163.2).
return card {
  id = "ogn-166", name = "Chaos Rune", type = "rune", supertypes = { "basic" },
  domains = { "chaos" },

  activated { timing = "reaction", cost = { exhaust = "me" }, add = { energy = 1 } },
  activated { timing = "reaction", cost = { recycle = "me" }, add = { power = { chaos = 1 } } },
}

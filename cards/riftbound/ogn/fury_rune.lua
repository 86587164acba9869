-- SPDX-License-Identifier: MIT
-- A basic rune has these two abilities and no other (163.2).
return card {
  id = "ogn-007", name = "Fury Rune", type = "rune", supertypes = { "basic" },
  domains = { "fury" },

  activated { timing = "reaction", cost = { exhaust = "me" }, add = { energy = 1 } },
  activated { timing = "reaction", cost = { recycle = "me" }, add = { power = { fury = 1 } } },
}

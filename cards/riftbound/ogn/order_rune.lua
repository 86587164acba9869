-- SPDX-License-Identifier: MIT
-- A basic rune has these two abilities and no other (163.2).
return card {
  id = "ogn-214", name = "Order Rune", type = "rune", supertypes = { "basic" },
  domains = { "order" },

  activated { timing = "reaction", cost = { exhaust = "me" }, add = { energy = 1 } },
  activated { timing = "reaction", cost = { recycle = "me" }, add = { power = { order = 1 } } },
}

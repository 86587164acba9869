-- SPDX-License-Identifier: MIT
-- A basic rune has these two abilities and no other (163.2).
return card {
  id = "ogn-126", name = "Body Rune", type = "rune", supertypes = { "basic" },
  domains = { "body" },

  activated { timing = "reaction", cost = { exhaust = "me" }, add = { energy = 1 } },
  activated { timing = "reaction", cost = { recycle = "me" }, add = { power = { body = 1 } } },
}

-- SPDX-License-Identifier: MIT
-- Rule 184.5.
return card {
  id = "token-gold", name = "Gold", type = "gear", supertypes = { "token" },

  activated {
    timing = "reaction", cost = { exhaust = "me", kill = "me" }, add = { power = { any = 1 } },
  },
}

-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-117", name = "Ancient Henge", type = "gear",
  domains = { "body" }, cost = { energy = 2, power = { body = 1 } },

  activated {
    timing = "reaction", cost = { exhaust = "me" },
    add = { power = { any = 1 }, for_each = "energy" },
  },
}

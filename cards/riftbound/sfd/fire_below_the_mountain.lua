-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-189", name = "Fire Below the Mountain", type = "legend",
  domains = { "calm", "mind" }, tags = { "Ornn" },
  aliases = { "Ornn, Fire Below the Mountain" },

  activated {
    timing = "reaction", cost = { exhaust = "me" },
    add = { power = { any = 1 }, only = "gear" },
  },
}

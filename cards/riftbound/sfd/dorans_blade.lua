-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-095", name = "Doran's Blade", type = "gear",
  domains = { "body" }, cost = { energy = 2 }, might_bonus = 2, tags = { "Equipment" },

  equip { cost = { power = { body = 1 } } },
}

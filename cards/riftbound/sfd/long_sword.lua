-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-022", name = "Long Sword", type = "gear",
  domains = { "fury" }, cost = { energy = 2, power = { fury = 1 } }, might_bonus = 2,
  tags = { "Equipment" }, keywords = { "quick_draw" },

  equip { cost = { power = { fury = 1 } } },
}

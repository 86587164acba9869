-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-056", name = "Sterak's Gage", type = "gear",
  domains = { "calm" }, cost = { energy = 3, power = { calm = 2 } }, might_bonus = 3,
  tags = { "Equipment" }, keywords = { "quick_draw" },

  equip { cost = { power = { calm = 1 } } },
}

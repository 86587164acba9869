-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-064", name = "Cloth Armor", type = "gear",
  domains = { "mind" }, cost = { energy = 1 }, might_bonus = 0,
  tags = { "Equipment" }, keywords = { "quick_draw" },

  equip { cost = { power = { mind = 1 } } },
  effect_text { keywords = { shield = 2 } },
}

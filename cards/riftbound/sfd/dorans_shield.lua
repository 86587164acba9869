-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-033", name = "Doran's Shield", type = "gear",
  domains = { "calm" }, cost = { energy = 1 }, might_bonus = 1,
  tags = { "Equipment" },

  equip { cost = { power = { calm = 1 } } },
  effect_text { keywords = { "tank" } },
}

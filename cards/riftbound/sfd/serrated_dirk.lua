-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-009", name = "Serrated Dirk", type = "gear",
  domains = { "fury" }, cost = { energy = 1 }, might_bonus = 0,
  tags = { "Equipment" },

  equip { cost = { power = { fury = 1 } } },
  effect_text { keywords = { assault = 2 } },
}

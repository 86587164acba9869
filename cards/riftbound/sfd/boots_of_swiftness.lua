-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-133", name = "Boots of Swiftness", type = "gear",
  domains = { "chaos" }, cost = { energy = 3 }, might_bonus = 2,
  tags = { "Equipment" },

  equip { cost = { power = { chaos = 1 } } },
  effect_text { keywords = { "ganking" } },
}

-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-102", name = "Hexdrinker", type = "gear",
  domains = { "body" }, cost = { energy = 2 }, might_bonus = 1,
  tags = { "Equipment" },

  equip { cost = { power = { body = 1 } } },
  effect_text { keywords = { "deflect" } },
}

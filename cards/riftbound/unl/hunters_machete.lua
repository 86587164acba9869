-- SPDX-License-Identifier: MIT
return card {
  id = "unl-096", name = "Hunter's Machete", type = "gear",
  domains = { "body" }, cost = { energy = 3 }, might_bonus = 2,
  tags = { "Equipment" },

  equip { cost = { power = { body = 1 } } },
  effect_text { keywords = { "hunt" } },
}

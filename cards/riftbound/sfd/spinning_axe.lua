-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-186", name = "Spinning Axe", type = "gear", supertypes = { "signature" },
  domains = { "fury", "chaos" }, cost = { energy = 2, power = { ["fury/chaos"] = 1 } },
  might_bonus = 3, tags = { "Draven", "Equipment" }, keywords = { "quick_draw", "temporary" },

  equip { cost = { power = { any = 1 } } },
}

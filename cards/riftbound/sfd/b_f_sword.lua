-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-161", name = "B.F. Sword", type = "gear",
  domains = { "order" }, cost = { energy = 4 }, might_bonus = 3, tags = { "Equipment" },

  equip { cost = { power = { order = 1 } } },
}

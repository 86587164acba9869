-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-178", name = "Blade of the Ruined King", type = "gear",
  domains = { "order" }, cost = { energy = 3, power = { order = 1 } }, might_bonus = 4,
  tags = { "Equipment" },

  equip { cost = { power = { order = 1 }, kill = unit { friendly = true } } },
}

-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-191", name = "Rabadon's Deathcrown", type = "gear", supertypes = { "signature" },
  domains = { "calm", "mind" }, cost = { energy = 4, power = { ["calm/mind"] = 2 } }, might_bonus = 3,
  tags = { "Ornn", "Equipment" }, keywords = { "unique" },

  equip { cost = { power = { any = 1 } } },
  effect_text { static { affects = "you", bonus_damage = 3 } },
}

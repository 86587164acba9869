-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-073", name = "Experimental Hexplate", type = "gear",
  domains = { "mind" }, cost = { energy = 1 }, might_bonus = 1, tags = { "Equipment" },

  equip { cost = { power = { mind = 1 } } },
  effect_text { static { affects = "me", becomes = { tags = "Mech" } } },
}

-- SPDX-License-Identifier: MIT
return card {
  id = "unl-039", name = "Soul Sword", type = "gear",
  domains = { "calm" }, cost = { energy = 1 }, might_bonus = 1, tags = { "Equipment" },
  keywords = { level = 3 },

  equip { cost = { power = { calm = 1 } } },
  effect_text { static { level = 3, affects = "me", might = 1 } },
}

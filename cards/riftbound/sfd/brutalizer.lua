-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-042", name = "Brutalizer", type = "gear",
  domains = { "calm" }, cost = { energy = 2 }, might_bonus = 1,
  tags = { "Equipment" },

  equip { cost = { power = { calm = 1 } } },
  effect_text {
    static { affects = "me", if_ = number.ref(1, "just_attached"):equals(1), might = 2 },
  },
}

-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-146", name = "Vex, Cheerless", type = "unit", supertypes = { "champion" },
  domains = { "chaos" }, cost = { energy = 5, power = { chaos = 1 } }, might = 5,
  tags = { "Yordle", "Vex", "Shadow Isles" },

  static {
    while_ = { in_combat = true },
    affects = spells { friendly = true }, cost = { energy = -1, any = -1, minimum = 1 },
  },
  static {
    while_ = { in_combat = true },
    affects = spells { enemy = true }, cost = { energy = 1, any = 1 },
  },
}

-- SPDX-License-Identifier: MIT
local another_attacks = number.count(units { mine = true, other = true, attacking = true, at = "here" })

return card {
  id = "unl-154", name = "Crimson Pigeons", type = "unit",
  domains = { "order" }, cost = { energy = 3 }, might = 3, tags = { "Bird", "Noxus" },

  static {
    while_ = all_of { { attacking = true }, another_attacks:at_least(1) },
    affects = "me", might = 2,
  },
}

-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-055", name = "Wielder of Water", type = "unit",
  domains = { "calm" }, cost = { energy = 3 }, might = 2, tags = { "Ionia" },

  static { while_ = { in_combat = true, alone = true }, affects = "me", might = 2 },
}

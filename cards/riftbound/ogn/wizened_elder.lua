-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-065", name = "Wizened Elder", type = "unit",
  domains = { "calm" }, cost = { energy = 4 }, might = 4, tags = { "Ionia" },

  static { while_ = { buffed = true }, affects = "me", might = 1 },
}

-- SPDX-License-Identifier: MIT
return card {
  id = "unl-076", name = "Petal Pixie", type = "unit",
  domains = { "mind" }, cost = { energy = 2 }, might = 2, tags = { "Fae", "Ionia" },

  static {
    while_ = { at = "battlefield" }, affects = "me",
    might = number.count(units { mine = true, at = "here", keyword = "temporary" }),
  },
}

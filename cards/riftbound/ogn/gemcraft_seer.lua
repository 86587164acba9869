-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-100", name = "Gemcraft Seer", type = "unit",
  domains = { "mind" }, cost = { energy = 3, power = { mind = 1 } }, might = 3,
  tags = { "Mount Targon" },
  keywords = { "vision" },

  static { affects = units { friendly = true, other = true }, keywords = { "vision" } },
}

-- SPDX-License-Identifier: MIT
return card {
  id = "unl-075", name = "Gustwalker", type = "unit",
  domains = { "mind" }, cost = { energy = 3, power = { mind = 1 } }, might = 3,
  tags = { "Dog", "Ionia" },
  keywords = { hunt = 2, level = 3 },

  static {
    level = 3, affects = "me", might = 1, keywords = { "ganking" },
  },
}

-- SPDX-License-Identifier: MIT
return card {
  id = "unl-016", name = "Scorchclaw", type = "unit",
  domains = { "fury" }, cost = { energy = 3, power = { fury = 1 } }, might = 3,
  tags = { "Dog", "Noxus" }, keywords = { hunt = 2, level = 3 },

  static { level = 3, affects = "me", might = 1, enters_ready = true },
}

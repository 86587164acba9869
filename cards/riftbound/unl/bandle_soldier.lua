-- SPDX-License-Identifier: MIT
return card {
  id = "unl-151", name = "Bandle Soldier", type = "unit",
  domains = { "order" }, cost = { energy = 4, power = { order = 1 } }, might = 5,
  tags = { "Yordle", "Bandle City" }, keywords = { level = 3 },

  static { level = 3, affects = "me", enters_ready = true },
}

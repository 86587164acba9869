-- SPDX-License-Identifier: MIT
return card {
  id = "ogs-016", name = "Vanguard Attendant", type = "unit",
  domains = { "order" }, cost = { energy = 6, power = { order = 1 } }, might = 5,
  tags = { "Elite", "Demacia" },

  static { affects = "me", enters_ready = true },
}

-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-006", name = "Eager Drakehound", type = "unit",
  domains = { "fury" }, cost = { energy = 3, power = { fury = 1 } }, might = 3,
  tags = { "Dog", "Dragon", "Noxus" },

  static { affects = "me", enters_ready = true },
}

-- SPDX-License-Identifier: MIT
return card {
  id = "ogs-009", name = "Master Yi, Honed", type = "unit", supertypes = { "champion" },
  aliases = { "Yi, Honed" },
  domains = { "body" }, cost = { energy = 7, power = { body = 1 } }, might = 6,
  tags = { "Master Yi", "Ionia" },
  keywords = { "ganking" },

  static { affects = "me", enters_ready = true },
}

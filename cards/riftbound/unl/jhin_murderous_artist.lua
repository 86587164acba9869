-- SPDX-License-Identifier: MIT
return card {
  id = "unl-022", name = "Jhin, Murderous Artist", type = "unit", supertypes = { "champion" },
  domains = { "fury" }, cost = { energy = 4, power = { fury = 1 } }, might = 4,
  tags = { "Jhin", "Ionia" },
  keywords = { "deflect", "ganking" },

  when { event = "move", subject = "me", add = { energy = 1, power = { any = 1 } } },
}

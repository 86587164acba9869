-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-094", name = "Direwing", type = "unit",
  domains = { "body" }, cost = { energy = 7 }, might = 7, tags = { "Dragon", "Demacia" },

  static {
    if_ = number.count(units { mine = true, other = true, tags = "Dragon" }):at_least(1),
    affects = "me", enters_ready = true,
  },
}

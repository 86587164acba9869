-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-176", name = "Xin Zhao, Vigilant", type = "unit", supertypes = { "champion" },
  domains = { "order" }, cost = { energy = 3, power = { order = 1 } }, might = 4,
  tags = { "Demacia", "Xin Zhao" }, keywords = { "tank" },

  static {
    if_ = number.count(units { mine = true, other = true, at = "my_base" }):at_least(2),
    affects = "me", enters_ready = true,
  },
}

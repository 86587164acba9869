-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-071", name = "Breakneck Mech", type = "unit",
  domains = { "mind" }, cost = { energy = 8, power = { mind = 2 } }, might = 7,
  tags = { "Mech", "Yordle", "Bandle City" },

  static {
    affects = units { mine = true, tags = "Mech" }, keywords = { "deflect", "ganking" },
  },
  static {
    affects = "me", enters_ready = true,
    while_ = number.count(units { mine = true, other = true, tags = "Mech" }):at_least(1),
  },
}

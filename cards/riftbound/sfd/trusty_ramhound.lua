-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-159", name = "Trusty Ramhound", type = "unit",
  domains = { "order" }, cost = { energy = 2 }, might = 2, tags = { "Dog", "Elite", "Demacia" },

  static {
    while_ = number.count(units { mine = true, other = true, at = "here" }):at_least(1),
    affects = "me", might = 1,
  },
}

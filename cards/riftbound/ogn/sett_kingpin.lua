-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-240", name = "Sett, Kingpin", type = "unit", supertypes = { "champion" },
  domains = { "order" }, cost = { energy = 4, power = { order = 1 } }, might = 5,
  tags = { "Sett", "Ionia" },
  keywords = { "tank" },

  static {
    while_ = { at = "battlefield" }, affects = "me",
    might = number.count(units { friendly = true, buffed = true, at = "here" }),
  },
}

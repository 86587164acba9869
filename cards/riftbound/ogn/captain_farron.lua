-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-015", name = "Captain Farron", type = "unit",
  domains = { "fury" }, cost = { energy = 4, power = { fury = 1 } }, might = 5,
  tags = { "Trifarian", "Noxus" },

  static { affects = units { friendly = true, other = true, at = "here" }, keywords = { "assault" } },
}

-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-012", name = "Noxus Hopeful", type = "unit",
  domains = { "fury" }, cost = { energy = 4 }, might = 4, tags = { "Trifarian", "Noxus" },
  keywords = { "legion" },

  static { legion = true, affects = "me", cost = { energy = -2 } },
}

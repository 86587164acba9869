-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-181", name = "Mechanized Menace", type = "legend",
  domains = { "fury", "mind" }, tags = { "Rumble" },
  aliases = { "Rumble, Mechanized Menace" },

  static { affects = units { mine = true, tags = "Mech" }, keywords = { "shield" } },
}

-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-247", name = "Daughter of the Void", type = "legend",
  domains = { "fury", "mind" }, tags = { "Kai'Sa" }, aliases = { "Kai'Sa, Daughter of the Void" },

  activated {
    timing = "reaction", cost = { exhaust = "me" }, add = { power = { any = 1 }, only = "spells" },
  },
}

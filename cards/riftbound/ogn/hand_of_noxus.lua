-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-253", name = "Hand of Noxus", type = "legend",
  domains = { "fury", "order" }, tags = { "Darius" }, aliases = { "Darius, Hand of Noxus" },
  keywords = { "legion" },

  activated { timing = "reaction", legion = true, cost = { exhaust = "me" }, add = { energy = 1 } },
}

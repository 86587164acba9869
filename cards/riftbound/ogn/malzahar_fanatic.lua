-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-113", name = "Malzahar, Fanatic", type = "unit", supertypes = { "champion" },
  domains = { "mind" }, cost = { energy = 4 }, might = 3, tags = { "Malzahar", "The Void" },

  activated {
    timing = "action",
    cost = { kill = any_of { unit { friendly = true }, gear { friendly = true } }, exhaust = "me" },
    add = { power = { any = 2 } },
  },
}

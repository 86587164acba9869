-- SPDX-License-Identifier: MIT
return card {
  id = "twelve-11", name = "Open Book", type = "gear", domains = { "mind" }, cost = { energy = 4 },

  static { affects = "opponents", hand_revealed = true },
  static { affects = card { zone = "trash", enemy = true }, plays_from = "trash" },
}

-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-140", name = "Herald of Scales", type = "unit",
  domains = { "body" }, cost = { energy = 4 }, might = 3, tags = { "Mount Targon" },

  static { affects = cards { mine = true, tags = "Dragon" }, cost = { energy = -2, minimum = 1 } },
}

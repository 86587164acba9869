-- SPDX-License-Identifier: MIT
return card {
  id = "unl-146", name = "Syndra, Transcendent", type = "unit", supertypes = { "champion" },
  domains = { "chaos" }, cost = { energy = 6, power = { chaos = 1 } }, might = 6,
  tags = { "Ionia", "Syndra" },

  static {
    while_ = { in_showdown = true },
    affects = spells { mine = true }, extra = repeats { energy = 2, power = { chaos = 1 } },
  },
}

-- SPDX-License-Identifier: MIT
return card {
  id = "twelve-02", name = "Banner of Giants", type = "gear", domains = { "body" }, cost = { energy = 4 },

  static { affects = units { friendly = true },
    becomes = { might = number.highest(units { friendly = true }, "might") } },
}

-- SPDX-License-Identifier: MIT
return card {
  id = "ogs-019", name = "Wuju Bladesman, Starter", type = "legend", supertypes = { "champion" },
  domains = { "calm", "body" }, tags = { "Master Yi" },

  static { affects = units { friendly = true, defending = true, alone = true }, might = 2 },
}

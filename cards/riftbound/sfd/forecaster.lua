-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-065", name = "Forecaster", type = "unit",
  domains = { "mind" }, cost = { energy = 2 }, might = 2,
  tags = { "Mech", "Yordle", "Bandle City" },

  static { affects = units { mine = true, tags = "Mech" }, keywords = { "vision" } },
}

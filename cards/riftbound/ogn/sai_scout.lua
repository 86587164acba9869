-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-174", name = "Sai Scout", type = "unit",
  domains = { "chaos" }, cost = { energy = 6 }, might = 5, tags = { "Shurima" },
  keywords = { "vision" },

  plays_to = battlefields { open = true },
}

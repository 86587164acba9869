-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-011", name = "Magma Wurm", type = "unit",
  domains = { "fury" }, cost = { energy = 8, power = { fury = 1 } }, might = 8,
  tags = { "Freljord" },

  static { affects = units { friendly = true, other = true }, enters_ready = true },
}

-- SPDX-License-Identifier: MIT
return card {
  id = "unl-191", name = "Wuju Master", type = "legend",
  domains = { "calm", "body" }, tags = { "Master Yi" }, keywords = { level = 6 },
  aliases = { "Master Yi, Wuju Master" },

  static { level = 6, affects = units { mine = true }, might = 1 },
  static { level = 11, affects = units { mine = true }, enters_ready = true },
}

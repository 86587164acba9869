-- SPDX-License-Identifier: MIT
return card {
  id = "unl-197", name = "Scorn of the Moon", type = "legend",
  domains = { "mind", "chaos" }, tags = { "Diana" }, keywords = { "reaction" },
  aliases = { "Diana, Scorn of the Moon" },

  activated {
    timing = "reaction", cost = { exhaust = "me" }, add = { energy = 1, only = "showdowns" },
  },
}

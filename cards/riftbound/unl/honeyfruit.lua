-- SPDX-License-Identifier: MIT
return card {
  id = "unl-049", name = "Honeyfruit", type = "gear",
  domains = { "calm" }, cost = { energy = 2 }, keywords = { level = 6 },

  static { affects = "me", enters_exhausted = true },
  activated { timing = "reaction", cost = { exhaust = "me" }, add = { power = { any = 1 } } },
  activated {
    level = 6, timing = "reaction", cost = { exhaust = "me" },
    add = { energy = 1, power = { any = 1 } },
  },
}

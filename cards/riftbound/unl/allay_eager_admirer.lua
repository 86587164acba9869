-- SPDX-License-Identifier: MIT
return card {
  id = "unl-041", name = "Allay, Eager Admirer", type = "unit",
  domains = { "calm" }, cost = { energy = 3 }, might = 3, tags = { "Yordle", "Bandle City" },
  keywords = { "deflect" },

  static {
    while_ = { at = "battlefield" },
    affects = units { mine = true, other = true, at = "here" }, keywords = { "deflect" },
  },
}

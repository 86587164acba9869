-- SPDX-License-Identifier: MIT
-- It speaks of his battlefield, so nothing happens in a base.
return card {
  id = "ogn-151", name = "Lee Sin, Centered", type = "unit", supertypes = { "champion" },
  domains = { "body" }, cost = { energy = 6 }, might = 6, tags = { "Lee Sin", "Ionia" },
  keywords = { "accelerate" },

  static {
    while_ = { at = "battlefield" },
    affects = units { friendly = true, other = true, buffed = true, at = "here" }, might = 2,
  },
}

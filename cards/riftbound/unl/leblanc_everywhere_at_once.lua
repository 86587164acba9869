-- SPDX-License-Identifier: MIT
-- "My battlefield" is where she is; in a base she has none.
return card {
  id = "unl-090", name = "LeBlanc, Everywhere at Once", type = "unit", supertypes = { "champion" },
  domains = { "mind" }, cost = { energy = 4 }, might = 4, tags = { "Noxus", "LeBlanc" },
  keywords = { "backline" },

  static { affects = "you", while_ = { at = "battlefield" },
    triggers = { class = "temporary", never = true, at = "here" } },
}

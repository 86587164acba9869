-- SPDX-License-Identifier: MIT
return card {
  id = "unl-113", name = "Master Yi, Tempered", type = "unit", supertypes = { "champion" },
  domains = { "body" }, cost = { energy = 4 }, might = 4, tags = { "Master Yi", "Ionia" },
  keywords = { hunt = 2, level = 6 },

  static { level = 6, affects = "me", keywords = { "deflect", "ganking" } },
}

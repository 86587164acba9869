-- SPDX-License-Identifier: MIT
return card {
  id = "unl-094", name = "Gemhand Hunter", type = "unit",
  domains = { "body" }, cost = { energy = 2 }, might = 2, tags = { "Yordle", "Mount Targon" },
  keywords = { "hunt", level = 6 },

  static { level = 6, affects = "me", might = 1 },
}

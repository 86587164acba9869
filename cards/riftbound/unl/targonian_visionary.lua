-- SPDX-License-Identifier: MIT
return card {
  id = "unl-098", name = "Targonian Visionary", type = "unit",
  domains = { "body" }, cost = { energy = 6 }, might = 6, tags = { "Mount Targon" },
  keywords = { level = 11 },

  static { level = 11, affects = "me", might = 4 },
}

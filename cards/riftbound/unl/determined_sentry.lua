-- SPDX-License-Identifier: MIT
return card {
  id = "unl-111", name = "Determined Sentry", type = "unit",
  domains = { "body" }, cost = { energy = 1 }, might = 1,
  tags = { "Yordle", "Bandle City" },

  static { affects = "me", cannot = "move_to_base" },
}

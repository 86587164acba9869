-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-105", name = "Ruin Runner", type = "unit",
  domains = { "body" }, cost = { energy = 6 }, might = 5,
  tags = { "Shurima" },

  static { affects = "me", cannot = "be_chosen" },
}

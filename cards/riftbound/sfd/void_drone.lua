-- SPDX-License-Identifier: MIT
-- Another player's hand is no hand of yours.
return card {
  id = "sfd-010", name = "Void Drone", type = "unit",
  domains = { "fury" }, cost = { energy = 3 }, might = 3, tags = { "The Void" },

  static { affects = "me", cost = { energy = -2 }, if_ = { from = none_of { "hand" } } },
  static { affects = "me", cost = { energy = -2 }, if_ = { from = "hand", owned = false } },
}

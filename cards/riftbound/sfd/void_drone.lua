-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-010", name = "Void Drone", type = "unit",
  domains = { "fury" }, cost = { energy = 3 }, might = 3, tags = { "The Void" },

  static {
    affects = "me", cost = { energy = -2 },
    if_ = { from = { "champion", "deck", "trash", "banishment", "facedown" } },
  },
}

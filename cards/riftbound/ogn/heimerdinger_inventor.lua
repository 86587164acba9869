-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-111", name = "Heimerdinger, Inventor", type = "unit", supertypes = { "champion" },
  domains = { "mind" }, cost = { energy = 3, power = { mind = 1 } }, might = 3,
  tags = { "Yordle", "Heimerdinger", "Piltover" },

  static {
    affects = "me",
    borrows = any_of {
      legend { friendly = true }, unit { friendly = true, other = true }, gear { friendly = true },
    },
  },
}

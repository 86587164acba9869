-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-131", name = "Ancient Warmonger", type = "unit",
  domains = { "chaos" }, cost = { energy = 5 }, might = 4, tags = { "Spirit", "Noxus" },
  keywords = { "accelerate" },

  static {
    affects = "me", keywords = { assault = number.count(units { enemy = true, at = "here" }) },
  },
}

-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-141", name = "Irelia, Graceful", type = "unit", supertypes = { "champion" },
  domains = { "chaos" }, cost = { energy = 4, power = { chaos = 1 } }, might = 4,
  tags = { "Irelia", "Ionia" },

  static {
    affects = spells { mine = true }, cost = { energy = -1, either = true, choosing = "me" },
  },
}

-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-054", name = "Jax, Unmatched", type = "unit", supertypes = { "champion" },
  domains = { "calm" }, cost = { energy = 5, power = { calm = 1 } }, might = 5,
  tags = { "Jax", "Icathia" },
  keywords = { "deflect" },

  static {
    affects = gear { mine = true, tags = "Equipment" }, keywords = { "quick_draw" },
    everywhere = true,
  },
}

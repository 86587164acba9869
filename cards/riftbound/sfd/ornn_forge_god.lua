-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-085", name = "Ornn, Forge God", type = "unit", supertypes = { "champion" },
  domains = { "mind" }, cost = { energy = 6 }, might = 4,
  tags = { "Ornn", "Freljord" },
  keywords = { "weaponmaster", deflect = 2 },

  static { affects = "me", might = number.count(gear { friendly = true }) },
}

-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-099", name = "Veteran Poro", type = "unit",
  domains = { "body" }, cost = { energy = 2 }, might = 2, tags = { "Poro", "Freljord" },
  keywords = { "weaponmaster" },
}

-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-127", name = "Master Bingwen", type = "unit",
  domains = { "chaos" }, cost = { energy = 6 }, might = 6,
  tags = { "Ionia" },
  keywords = { "weaponmaster" },
}

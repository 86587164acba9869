-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-002", name = "Armed Assailant", type = "unit",
  domains = { "fury" }, cost = { energy = 6, power = { fury = 1 } }, might = 6,
  tags = { "Noxus" },
  keywords = { "accelerate", "weaponmaster" },
}

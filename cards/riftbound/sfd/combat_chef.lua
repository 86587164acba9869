-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-092", name = "Combat Chef", type = "unit",
  domains = { "body" }, cost = { energy = 5 }, might = 5,
  tags = { "Demacia" },
  keywords = { "weaponmaster" },
}

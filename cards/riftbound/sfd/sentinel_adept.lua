-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-008", name = "Sentinel Adept", type = "unit",
  domains = { "fury" }, cost = { energy = 3 }, might = 3,
  tags = { "Shadow Isles", "Sentinel" },
  keywords = { "weaponmaster" },
}

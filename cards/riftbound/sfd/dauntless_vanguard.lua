-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-093", name = "Dauntless Vanguard", type = "unit",
  domains = { "body" }, cost = { energy = 4, power = { body = 1 } }, might = 4,
  tags = { "Elite", "Demacia" },

  plays_to = battlefields { enemy = true, occupied = true },
}

-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-060", name = "Tianna Crownguard", type = "unit",
  domains = { "calm" }, cost = { energy = 7, power = { calm = 2 } }, might = 4,
  tags = { "Elite", "Demacia" },
  keywords = { "deflect" },

  static { affects = "opponents", while_ = { at = "battlefield" }, cannot = "gain_points" },
}

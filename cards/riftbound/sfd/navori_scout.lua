-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-037", name = "Navori Scout", type = "unit",
  domains = { "calm" }, cost = { energy = 4 }, might = 4, tags = { "Yordle", "Ionia" },
  keywords = { "deflect" },
}

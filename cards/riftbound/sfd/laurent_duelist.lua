-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-156", name = "Laurent Duelist", type = "unit",
  domains = { "order" }, cost = { energy = 4 }, might = 3,
  tags = { "Demacia" },
  keywords = { assault = 2 },
}

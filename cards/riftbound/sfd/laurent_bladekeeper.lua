-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-096", name = "Laurent Bladekeeper", type = "unit",
  domains = { "body" }, cost = { energy = 3 }, might = 3, tags = { "Demacia" },
  keywords = { "ganking" },
}

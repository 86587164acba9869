-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-219", name = "Vanguard Sergeant", type = "unit",
  domains = { "order" }, cost = { energy = 4 }, might = 4, tags = { "Elite", "Demacia" },
}

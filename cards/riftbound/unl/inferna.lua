-- SPDX-License-Identifier: MIT
return card {
  id = "unl-002", name = "Inferna", type = "unit",
  domains = { "fury" }, cost = { energy = 2 }, might = 1, tags = { "Bilgewater" },
  keywords = { "ambush", assault = 2 },
}

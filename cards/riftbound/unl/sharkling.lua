-- SPDX-License-Identifier: MIT
return card {
  id = "unl-006", name = "Sharkling", type = "unit",
  domains = { "fury" }, cost = { energy = 3 }, might = 1, tags = { "Bilgewater" },
  keywords = { "accelerate", assault = 4 },
}

-- SPDX-License-Identifier: MIT
return card {
  id = "unl-100", name = "Voracious Gromp", type = "unit",
  domains = { "body" }, cost = { energy = 5 }, might = 5, tags = { "Freljord" },
  keywords = { hunt = 3 },
}

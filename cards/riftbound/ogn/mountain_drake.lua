-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-142", name = "Mountain Drake", type = "unit",
  domains = { "body" }, cost = { energy = 9 }, might = 10, tags = { "Dragon" },
}

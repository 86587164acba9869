-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-001", name = "Blazing Scorcher", type = "unit",
  domains = { "fury" }, cost = { energy = 5 }, might = 5, tags = { "Dragon", "Noxus" },
  keywords = { "accelerate" },
}

-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-010", name = "Legion Rearguard", type = "unit",
  domains = { "fury" }, cost = { energy = 2 }, might = 2, tags = { "Trifarian", "Noxus" },
  keywords = { "accelerate" },
}

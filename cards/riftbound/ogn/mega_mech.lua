-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-088", name = "Mega-Mech", type = "unit",
  domains = { "mind" }, cost = { energy = 7 }, might = 8, tags = { "Mech", "Bandle City" },
}

-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-054", name = "Sunlit Guardian", type = "unit",
  domains = { "calm" }, cost = { energy = 3 }, might = 3, tags = { "Shurima" },
  keywords = { "shield", "tank" },
}

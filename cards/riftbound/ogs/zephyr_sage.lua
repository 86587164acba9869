-- SPDX-License-Identifier: MIT
return card {
  id = "ogs-005", name = "Zephyr Sage", type = "unit",
  domains = { "calm" }, cost = { energy = 6, power = { calm = 1 } }, might = 6,
  tags = { "Ionia", "Bird" },
  keywords = { "shield" },
}

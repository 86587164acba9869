-- SPDX-License-Identifier: MIT
return card {
  id = "last-stand-001", name = "Lone Sentinel", type = "unit",
  domains = { "order" }, cost = { energy = 3 }, might = 3,
  keywords = { last_stand = 2 },
}

-- SPDX-License-Identifier: MIT
return card {
  id = "unl-099", name = "Towering Combatant", type = "unit",
  domains = { "body" }, cost = { energy = 4 }, might = 3, tags = { "Shurima" },
  keywords = { "tank", shield = 2 },
}

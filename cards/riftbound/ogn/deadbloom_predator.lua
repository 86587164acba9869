-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-161", name = "Deadbloom Predator", type = "unit",
  domains = { "body" }, cost = { energy = 8, power = { body = 2 } }, might = 8,
  tags = { "Shadow Isles" },
  keywords = { "deflect" },

  plays_to = battlefields { enemy = true, occupied = true },
}

-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-231", name = "Commander Ledros", type = "unit",
  domains = { "order" }, cost = { energy = 6, power = { order = 4 } }, might = 8,
  tags = { "Spirit", "Shadow Isles" },
  keywords = { "deflect", "ganking" },

  additional {
    name = "kill", optional = true, cost = { kill = any_number(unit { friendly = true }) },
    reduces = { power = { order = number.given_up() } },
  },
}

-- SPDX-License-Identifier: MIT
-- Also his own death and that of units dying with him: he is there as they trigger (808.1.d).
return card {
  id = "ogn-236", name = "Karthus, Eternal", type = "unit", supertypes = { "champion" },
  domains = { "order" }, cost = { energy = 3, power = { order = 1 } }, might = 3,
  tags = { "Spirit", "Karthus", "Shadow Isles" },

  static { affects = "you", triggers = { class = "deathknell", more = 1 } },
}

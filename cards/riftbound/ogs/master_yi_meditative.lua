-- SPDX-License-Identifier: MIT
return card {
  id = "ogs-004", name = "Master Yi, Meditative", type = "unit", supertypes = { "champion" },
  aliases = { "Yi, Meditative" },
  domains = { "calm" }, cost = { energy = 5, power = { calm = 1 } }, might = 4,
  tags = { "Master Yi", "Ionia" },

  static { while_ = number.count(runes { mine = true }):at_least(8), affects = "me", might = 4 },
}

-- SPDX-License-Identifier: MIT
return card {
  id = "last-stand-003", name = "Captain of the Gate", type = "unit",
  domains = { "order" }, cost = { energy = 4, power = { order = 1 } }, might = 3,

  -- Other units of yours have it too; more Might for each that has.
  static { affects = units { friendly = true, other = true }, keywords = { last_stand = 1 } },
  static { affects = "me", might = number.count(units { friendly = true, keyword = "last_stand" }) },
}

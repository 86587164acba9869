-- SPDX-License-Identifier: MIT
return card {
  id = "lantern-006", name = "Nightglass Captain", type = "unit",
  domains = { "order" }, cost = { energy = 4 }, might = 3, tags = { "Lantern" },
  text = "Other friendly units here have +1 Might.",

  static { affects = units { friendly = true, other = true, at = "here" }, might = 1 },
}

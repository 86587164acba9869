-- SPDX-License-Identifier: MIT
return card {
  id = "unl-093", name = "Dragonsoul Sage", type = "unit",
  domains = { "body" }, cost = { energy = 2 }, might = 1, tags = { "Ionia" },

  activated { timing = "reaction", cost = { exhaust = "me" }, add = { energy = 1 } },
}

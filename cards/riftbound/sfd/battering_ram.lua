-- SPDX-License-Identifier: MIT
-- A countered card counts, and a spell that was repeated is one card (812, 820.3.a).
return card {
  id = "sfd-012", name = "Battering Ram", type = "unit",
  domains = { "fury" }, cost = { energy = 5 }, might = 5, tags = { "Trifarian", "Noxus" },

  static { affects = "me", cost = { energy = number.you("finalized") * -1, minimum = 1 } },
}

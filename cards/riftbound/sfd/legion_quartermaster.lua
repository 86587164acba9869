-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-044", name = "Legion Quartermaster", type = "unit",
  domains = { "calm" }, cost = { energy = 3 }, might = 4, tags = { "Trifarian", "Noxus" },

  additional { name = "return", cost = { return_to_hand = gear { friendly = true } } },
}

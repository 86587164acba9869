-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-014", name = "Minotaur Reckoner", type = "unit",
  domains = { "fury" }, cost = { energy = 5 }, might = 5,
  tags = { "Noxus" },

  static { affects = units {}, cannot = "move_to_base" },
}

-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-015", name = "Perched Grimwyrm", type = "unit",
  domains = { "fury" }, cost = { energy = 4 }, might = 5,
  tags = { "Dragon", "Shadow Isles" },

  static { affects = "me", cannot = "be_played", except_at = battlefields { conquered = true } },
}

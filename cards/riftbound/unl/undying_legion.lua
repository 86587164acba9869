-- SPDX-License-Identifier: MIT
return card {
  id = "unl-025", name = "Undying Legion", type = "unit",
  domains = { "fury" }, cost = { energy = 3 }, might = 3,
  tags = { "Spirit", "Shadow Isles" },
  keywords = { "legion" },

  static {
    affects = "me", legion = true,
    plays_from = "trash", price = { energy = 3, power = { fury = 1 } },
  },
}

-- SPDX-License-Identifier: MIT
return card {
  id = "unl-077", name = "Soul Shepherd", type = "unit",
  domains = { "mind" }, cost = { energy = 5 }, might = 3, tags = { "Shadow Isles" },

  static { affects = units { mine = true, token = true }, might = 1 },
}

-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-068", name = "Gearhead", type = "unit",
  domains = { "mind" }, cost = { energy = 5 }, might = 3,
  tags = { "Zaun" },
  keywords = { "accelerate" },

  static {
    affects = "me",
    counts_once = true, -- double the base bonus, also where the text is there twice
    might = number.sum(gear { tags = "Equipment", attached_to_me = true }, "might_bonus"),
  },
}

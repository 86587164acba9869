-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-103", name = "Jaull-Fish", type = "unit",
  domains = { "body" }, cost = { energy = 7, power = { body = 2 } }, might = 6,
  tags = { "Bilgewater" },
  keywords = { "accelerate" },

  static {
    affects = "me",
    cost = { energy = number.count(units { mine = true, mighty = true }) * -2 },
  },
}

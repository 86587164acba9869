-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-125", name = "Bilgewater Bully", type = "unit",
  domains = { "body" }, cost = { energy = 6 }, might = 6, tags = { "Bilgewater" },

  static { while_ = { buffed = true }, affects = "me", keywords = { "ganking" } },
}

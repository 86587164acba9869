-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-002", name = "Brazen Buccaneer", type = "unit",
  domains = { "fury" }, cost = { energy = 6 }, might = 5, tags = { "Pirate", "Bilgewater" },

  additional { name = "discard", optional = true, cost = { discard = 1 }, reduces = 2 },
}

-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-176", name = "Sneaky Deckhand", type = "unit",
  domains = { "chaos" }, cost = { energy = 3 }, might = 2, tags = { "Pirate", "Bilgewater" },

  plays_to = battlefields { open = true },
}

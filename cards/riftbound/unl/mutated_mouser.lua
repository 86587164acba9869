-- SPDX-License-Identifier: MIT
return card {
  id = "unl-036", name = "Mutated Mouser", type = "unit",
  domains = { "calm" }, cost = { energy = 2 }, might = 1, tags = { "Cat", "Bilgewater" },
  keywords = { "tank", shield = 2 },
}

-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-T10", name = "Magic Sediment", type = "amulet", class = "runecraft",
  token = true, traits = { "Earth Sigil" },
  cost = 1, keywords = { "stack" },
}

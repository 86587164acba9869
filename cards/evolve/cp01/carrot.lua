-- SPDX-License-Identifier: MIT
return card {
  id = "CP01-085", name = "Carrot", type = "spell", class = "neutral",
  evolved = true,
  copies = 10,
}

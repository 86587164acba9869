-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-LD08", name = "Zirnitra, Zealous Wings", type = "leader", class = "dragoncraft",
}

-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-LD07", name = "Rowen", type = "leader", class = "dragoncraft",
}

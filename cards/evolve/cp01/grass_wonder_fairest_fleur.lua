-- SPDX-License-Identifier: MIT
return card {
  id = "CP01-LD05", name = "Grass Wonder [Fairest Fleur]", type = "leader", class = "dragoncraft",
}

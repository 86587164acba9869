-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-LD04", name = "Aurelia, Blooming Blade", type = "leader", class = "swordcraft",
}

-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-LD02", name = "Prim, Adventuring Princess", type = "leader", class = "swordcraft",
}

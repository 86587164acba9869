-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-LD02", name = "Aria, Dancing Fairy", type = "leader", class = "forestcraft",
}

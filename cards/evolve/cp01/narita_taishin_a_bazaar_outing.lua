-- SPDX-License-Identifier: MIT
return card {
  id = "CP01-LD02", name = "Narita Taishin [A Bazaar Outing]", type = "leader", class = "swordcraft",
}

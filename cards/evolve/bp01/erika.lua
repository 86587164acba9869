-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-LD03", name = "Erika", type = "leader", class = "swordcraft",
}

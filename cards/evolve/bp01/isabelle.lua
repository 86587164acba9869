-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-LD05", name = "Isabelle", type = "leader", class = "runecraft",
}

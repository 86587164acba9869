-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-LD06", name = "Erasmus, Magical Sage", type = "leader", class = "runecraft",
}

-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-LD12", name = "Ramina, Crescent Beast", type = "leader", class = "havencraft",
}

-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-LD11", name = "Eris", type = "leader", class = "havencraft",
}

-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-LD10", name = "Urias", type = "leader", class = "abysscraft",
}

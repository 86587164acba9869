-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-LD09", name = "Luna", type = "leader", class = "abysscraft",
}

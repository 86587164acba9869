-- SPDX-License-Identifier: MIT
return card {
  id = "SD01-010", name = "Treant", type = "follower", class = "forestcraft",
  evolved = true, traits = { "Fae-Touched" },
  attack = 5, defense = 5,
}

-- SPDX-License-Identifier: MIT
return card {
  id = "SD01-013", name = "Elf Wanderer", type = "follower", class = "forestcraft",
  traits = { "Elf" },
  cost = 2, attack = 2, defense = 3, keywords = { "assail" },

  static { ignores_ward = true },
}

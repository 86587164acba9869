-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-129", name = "Arch Priestess Laelia", type = "follower", class = "havencraft",
  traits = { "Faith" },
  cost = 4, attack = 0, defense = 6, evolve = 1,

  static { affects = followers { friendly = true }, deals_defense = true },
}

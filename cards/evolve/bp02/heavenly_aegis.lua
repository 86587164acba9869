-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-089", name = "Heavenly Aegis", type = "follower", class = "havencraft",
  traits = { "Faith", "Eidolon" },
  cost = 8, attack = 8, defense = 8, keywords = { "aura" }, evolve = 2,

  evolve { cost = { discard = 3 } },
  static { cannot = "be_destroyed_by_abilities" },
}

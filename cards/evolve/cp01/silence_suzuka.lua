-- SPDX-License-Identifier: MIT
return card {
  id = "CP01-001", name = "Silence Suzuka", type = "follower", class = "forestcraft",
  traits = { "Umamusume" },
  cost = 4, attack = 4, defense = 1, keywords = { "storm", "race" }, evolve = 2,
}

-- SPDX-License-Identifier: MIT
return card {
  id = "SD06-009", name = "Ardent Nun", type = "follower", class = "havencraft",
  traits = { "Faith" },
  cost = 2, attack = 2, defense = 2, keywords = { "ward" }, evolve = 1,

  damage { source = "me", turn = "opponent", amount = number.event() + 1 },
}

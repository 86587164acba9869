-- SPDX-License-Identifier: MIT
return card {
  id = "SD06-010", name = "Ardent Nun", type = "follower", class = "havencraft",
  evolved = true, traits = { "Faith" },
  attack = 3, defense = 3, keywords = { "ward" },

  damage { source = "me", turn = "opponent", amount = number.event() + 2 },
}

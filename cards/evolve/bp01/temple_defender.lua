-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-134", name = "Temple Defender", type = "follower", class = "havencraft",
  traits = { "Faith" },
  cost = 3, attack = 3, defense = 3, keywords = { "ward" },

  damage { subject = "me", amount = number.event() - 1 },
}

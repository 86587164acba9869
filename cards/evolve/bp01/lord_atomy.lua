-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-103", name = "Lord Atomy", type = "follower", class = "abysscraft",
  traits = { "Departed" },
  cost = 9, attack = 6, defense = 6,

  options = {
    { name = "field", change = -9,
      cost = { bury = exactly(4, card { friendly = true, class = "abysscraft", engaged = false }) } },
    { name = "ex", change = -9,
      cost = { banish = exactly(4, card { zone = "ex", friendly = true, class = "abysscraft" }) } },
  },
}

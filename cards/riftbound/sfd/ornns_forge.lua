-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-213", name = "Ornn's Forge", type = "battlefield",

  static {
    affects = gear {
      friendly = true, token = false, zone = { "hand", "champion", "facedown", "chain" },
    },
    cost = { energy = -1 },
    while_ = number.tally { event = "play", by = "team", subject = gear { token = false } }:equals(0),
  },
}

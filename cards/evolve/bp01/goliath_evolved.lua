-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-175", name = "Goliath", type = "follower", class = "neutral",
  evolved = true, traits = { "Gigant" },
  attack = 5, defense = 6,
}

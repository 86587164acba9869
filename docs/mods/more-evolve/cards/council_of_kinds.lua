-- SPDX-License-Identifier: MIT
-- Each kind among its player's followers is worth one attack to all of them.
return card {
  id = "MORE-22", name = "Council of Kinds", type = "amulet", class = "neutral", cost = 3,

  static { affects = followers { friendly = true },
    attack = number.distinct(followers { friendly = true }, "traits", { "Officer", "Pixie" }) },
}

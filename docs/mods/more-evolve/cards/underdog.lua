-- SPDX-License-Identifier: MIT
-- A static that depends on who is losing: Ward and more attack while its leader has less defense than the other one.
return card {
  id = "MORE-35", name = "Underdog", type = "follower", class = "neutral", cost = 3, attack = 2, defense = 4,

  static { affects = "me", attack = 2, keywords = "ward",
    while_ = number.you("defense"):less_than(number.opponent("defense")) },
}

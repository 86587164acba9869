-- SPDX-License-Identifier: MIT
-- Changes when a card may be played: as a Reaction, but only as long as an enemy attacks.
keyword "rally" {
  reminder = "You may play me as a Reaction while an enemy unit is attacking.",

  static {
    affects = "me", everywhere = true, keywords = { "reaction" },
    while_ = number.count(units { enemy = true, attacking = true }):at_least(1),
  },
}

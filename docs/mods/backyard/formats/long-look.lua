-- SPDX-License-Identifier: MIT
--
-- A Duel in which a hand is kept of five cards; the second mulligan and the third cost one more.

return format {
  name = "long-look",
  players = 2, victory_score = 8,
  battlefields_in_deck = 3, battlefields_used = 1, extra_runes_last = 1,
  opening_hand = 4, opening_draw = 5,
  mulligan = "london", mulligan_times = 3, mulligan_free = 1,
}

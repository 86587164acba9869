-- SPDX-License-Identifier: MIT
--
-- A Duel in which two cards are exchanged up to two times, and the second player sees more.

return format {
  name = "twice",
  players = 2, victory_score = 8,
  battlefields_in_deck = 3, battlefields_used = 1,
  opening_hand = 4, opening_hand_p2 = 6,
  mulligan = "exchange", mulligan_max = 2, mulligan_times = 2,
}

-- SPDX-License-Identifier: MIT
--
-- A Duel without mulligans: two of six cards are recycled, and that is the hand.

return format {
  name = "take-it",
  players = 2, victory_score = 8,
  battlefields_in_deck = 3, battlefields_used = 1,
  opening_hand = 4, opening_draw = 6, mulligan = "none",
}

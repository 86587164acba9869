-- SPDX-License-Identifier: MIT
--
-- Draft: a Duel (rule 480) between decks that each player has built from 39 cards that he drafted
-- (Tournament Rules T602.4.b). Legend and Chosen Champion may be missing, three domains and
-- any number of copies are allowed, and battlefields may be blank ones (T602.3.d).

return format {
  name = "draft",
  players = 2,
  victory_score = 8,
  battlefields_in_deck = 3, -- T602.3.e.3
  battlefields_used = 1,
  opening_hand = 4,
  mulligan_max = 2,
  extra_runes_last = 1,
  limited = true,
  missing_draws = 1,       -- T602.4.b.6.b
  sideboard_max = 200,     -- T602.4.b.8: the rest of the pool

  deck = { main_min = 20, runes = 12 }, -- T602.4.b.3
}

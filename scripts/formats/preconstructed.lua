-- SPDX-License-Identifier: MIT
--
-- Sealed with preconstructed decks: a Duel (rule 480) between decks that are handed out and played
-- exactly as they are (Tournament Rules T602.4.a.9). They are sealed decks, so nothing is asked
-- of their domains and copies.

return format {
  name = "preconstructed",
  players = 2,
  victory_score = 8,
  battlefields_in_deck = 1, -- or more, as the deck has them
  battlefields_used = 1,
  opening_hand = 4,
  mulligan_max = 2,
  extra_runes_last = 1,
  limited = true,
  as_given = true,         -- T602.4.a.9.b
  missing_draws = 1,       -- T602.4.a.5.b

  deck = { main_min = 20, runes = 12 },
}

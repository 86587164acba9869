-- SPDX-License-Identifier: MIT
--
-- The Match: one against one, the best of three games (rule 481). A battlefield that was
-- used in a won game is not used again; between games cards may be exchanged with the
-- sideboard (Tournament Rules), and the loser says who begins.

return format {
  name = "match",
  players = 2,             -- 481.1
  games = 3,               -- 481.6
  victory_score = 8,       -- 481.3
  battlefields_in_deck = 3, -- 481.4.a
  battlefields_used = 1,
  choose_battlefields = true, -- 481.5
  sideboard_max = 8,       -- Tournament Rules: Constructed
  opening_hand = 4,        -- 117
  mulligan_max = 2,        -- 118.1
  extra_runes_last = 1,    -- 481.7

  -- 103; in competitions exactly 40 cards (Tournament Rules T402.1, T601.1.b)
  deck = { main_min = 40, main_max = 40, copies_max = 3, signatures_max = 3, runes = 12 },
}

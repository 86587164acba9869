-- SPDX-License-Identifier: MIT
--
-- Two against two (rule 484) in a competition (Tournament Rules T603): decks of exactly 40 cards,
-- and a team drawn by lot says who plays first. Its first drawn player answers for it.

return format {
  name = "2v2-constructed",
  players = 4,             -- 484.1
  teams = 2,               -- 484.2
  victory_score = 11,      -- 484.3
  battlefields_in_deck = 3, -- 484.4.a
  battlefields_used = 1,   -- 484.5.a: drawn by lot
  first_brings_none = true, -- 484.5.b
  choose_first = true,     -- T603.7.b-c
  opening_hand = 4,        -- 117
  mulligan_max = 2,        -- 118.1
  first_skips_draw = true, -- 484.7
  extra_runes_last = 1,    -- 484.7

  -- T402.1, T601.1.b
  deck = { main_min = 40, main_max = 40, copies_max = 3, signatures_max = 3, runes = 12 },
}

-- SPDX-License-Identifier: MIT
--
-- Two against two (rule 484) between limited decks: a team builds two decks from one pool of
-- eight boosters (Tournament Rules T603.6). What `sealed` says of decks holds here, too.

return format {
  name = "2v2-sealed",
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
  limited = true,
  missing_draws = 1,       -- T602.4.a.5.b

  deck = { main_min = 25, runes = 12 }, -- T602.4.a.2
}

-- SPDX-License-Identifier: MIT
--
-- Two against two (rule 484) between limited decks as the best of three games (Tournament Rules
-- T404.2): a team builds two decks from one pool of eight boosters (T603.6), and what is left of the
-- pool is in the sideboards of the two lists. What `sealed-match` says of decks holds here, too.

return format {
  name = "2v2-sealed-match",
  players = 4,             -- 484.1
  teams = 2,               -- 484.2
  games = 3,               -- T404.2
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
  sideboard_max = 200,     -- T602.4.a.7: the rest of the pool

  deck = { main_min = 25, runes = 12 }, -- T602.4.a.2
}

-- SPDX-License-Identifier: MIT
--
-- Two against two (rule 484). Turns alternate between the teams (484.5.c): the first
-- and third deck are one team, the second and fourth the other. Points are counted
-- together.

return format {
  name = "2v2",
  players = 4,             -- 484.1
  teams = 2,               -- 484.2
  victory_score = 11,      -- 484.3, and one game is the match: 484.6
  battlefields_in_deck = 3, -- 484.4.a
  battlefields_used = 1,   -- 484.5.a: drawn by lot
  first_brings_none = true, -- 484.5.b
  opening_hand = 4,        -- 117
  mulligan_max = 2,        -- 118.1
  first_skips_draw = true, -- 484.7
  extra_runes_last = 1,    -- 484.7

  deck = { main_min = 40, copies_max = 3, signatures_max = 3, runes = 12 }, -- 103
}

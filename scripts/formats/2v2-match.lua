-- SPDX-License-Identifier: MIT
--
-- Two against two (rule 484) as the best of three games of a competition (Tournament Rules T404.2,
-- T603). A battlefield that was used in a won game is not drawn again; between games cards may be
-- exchanged with the sideboard, and the team that has lost says who plays first (T603.7.c.1).

return format {
  name = "2v2-match",
  players = 4,             -- 484.1
  teams = 2,               -- 484.2
  games = 3,               -- T404.2
  victory_score = 11,      -- 484.3
  battlefields_in_deck = 3, -- 484.4.a
  battlefields_used = 1,   -- 484.5.a: drawn by lot
  first_brings_none = true, -- 484.5.b
  choose_first = true,     -- T603.7.b-c
  sideboard_max = 8,       -- T601.1.c.1
  opening_hand = 4,        -- 117
  mulligan_max = 2,        -- 118.1
  first_skips_draw = true, -- 484.7
  extra_runes_last = 1,    -- 484.7

  -- T402.1, T601.1.b
  deck = { main_min = 40, main_max = 40, copies_max = 3, signatures_max = 3, runes = 12 },
}

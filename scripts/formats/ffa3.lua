-- SPDX-License-Identifier: MIT
--
-- Free for all with three players (rule 482).

return format {
  name = "ffa3",
  players = 3,             -- 482.1
  victory_score = 8,       -- 482.3, and one game is the match: 482.6
  battlefields_in_deck = 3, -- 482.4.a
  battlefields_used = 1,   -- 482.5: drawn by lot
  opening_hand = 4,        -- 117
  mulligan_max = 2,        -- 118.1
  first_skips_draw = true, -- 482.7
  extra_runes_last = 1,    -- 482.7

  deck = { main_min = 40, copies_max = 3, signatures_max = 3, runes = 12 }, -- 103
}

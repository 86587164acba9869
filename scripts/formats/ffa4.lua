-- SPDX-License-Identifier: MIT
--
-- Free for all with four players (rule 483). Three battlefields are in play: whoever
-- begins brings none.

return format {
  name = "ffa4",
  players = 4,             -- 483.1
  victory_score = 8,       -- 483.3, and one game is the match: 483.6
  battlefields_in_deck = 3, -- 483.4.a
  battlefields_used = 1,   -- 483.5: drawn by lot
  first_brings_none = true, -- 483.4.b
  opening_hand = 4,        -- 117
  mulligan_max = 2,        -- 118.1
  first_skips_draw = true, -- 483.7
  extra_runes_last = 1,    -- 483.7

  deck = { main_min = 40, copies_max = 3, signatures_max = 3, runes = 12 }, -- 103
}

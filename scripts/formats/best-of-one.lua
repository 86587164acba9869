-- SPDX-License-Identifier: MIT
--
-- One game in place of a Match, set up as if between two of its games (Tournament Rules
-- T406.1.g): battlefields are drawn, a player drawn by lot says who plays first, both exchange
-- cards with their sideboards, and then the Chosen Champions are shown.

return format {
  name = "best-of-one",
  players = 2,
  victory_score = 8,
  battlefields_in_deck = 3, -- T402.1
  battlefields_used = 1,   -- T406.1.g.2: drawn by lot
  sideboard_first = true,  -- T406.1.g.3-6
  sideboard_max = 8,       -- T601.1.c.1
  opening_hand = 4,        -- 117
  mulligan_max = 2,        -- 118.1
  extra_runes_last = 1,    -- 480.7

  -- T402.1, T601.1.b
  deck = { main_min = 40, main_max = 40, copies_max = 3, signatures_max = 3, runes = 12 },
}

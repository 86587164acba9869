-- SPDX-License-Identifier: MIT
--
-- The Duel: one against one, one game (rule 480).

return format {
  name = "duel",
  players = 2,             -- 480.1
  victory_score = 8,       -- 480.3
  battlefields_in_deck = 3, -- 480.4.a
  battlefields_used = 1,   -- 480.5: drawn by lot
  opening_hand = 4,        -- 117
  mulligan_max = 2,        -- 118.1
  extra_runes_last = 1,    -- 480.7

  deck = { main_min = 40, copies_max = 3, signatures_max = 3, runes = 12 }, -- 103
}

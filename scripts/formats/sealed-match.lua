-- SPDX-License-Identifier: MIT
--
-- Sealed as the best of three games (rule 481; Tournament Rules T602.4.a). A deck brings all
-- battlefields that its player may use, blank ones among them, and each copy is used once
-- (T602.3.e.4). Between games a player may change legend, Chosen Champion and runes, and
-- exchange cards with the rest of the pool (T602.4.a.7.a).

return format {
  name = "sealed-match",
  players = 2,             -- 481.1
  games = 3,               -- 481.6
  victory_score = 8,       -- 481.3
  battlefields_in_deck = 3, -- or more: T602.3.e.4
  battlefields_used = 1,
  choose_battlefields = true, -- 481.5
  opening_hand = 4,        -- 117
  mulligan_max = 2,        -- 118.1
  extra_runes_last = 1,    -- 481.7
  limited = true,
  missing_draws = 1,       -- T602.4.a.5.b
  sideboard_max = 200,     -- T602.4.a.7: the rest of the pool

  deck = { main_min = 25, runes = 12 }, -- T602.4.a.2
}

-- SPDX-License-Identifier: MIT
--
-- A Duel for an evening with little time: five points win, hands are larger, a third
-- battlefield lies between the players from the start, and three cards stay at home.

return format {
  name = "backyard",
  players = 2,
  victory_score = 5,        -- a Duel has 8 (480.3)
  opening_hand = 5,         -- a Duel has 4 (117)
  mulligan_max = 2,
  battlefields_in_deck = 3,
  battlefields_used = 1,
  extra_runes_last = 1,
  shared_battlefields = { "Windswept Hillock" }, -- nobody brings it; it lies there from the start

  deck = {
    main_min = 40, copies_max = 3, signatures_max = 3, runes = 12,
    banned = { "Rhasa the Sunderer", "Falling Star" },
    limits = { ["Gust"] = 1 }, -- a single copy
  },

  check = function(deck) -- a deck rule of our own
    if #deck.main > 50 then return { { rule = "house", text = "fifty cards are enough" } } end
    return {}
  end,
}

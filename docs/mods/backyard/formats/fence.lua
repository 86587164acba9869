-- SPDX-License-Identifier: MIT
--
-- A game in which two of three battlefields are drawn that nobody brings; the second player
-- brings one more, and the first one begins with two points.

return format {
  name = "fence",
  players = 2, victory_score = 7, points_p1 = 2,
  battlefields_in_deck = 3, battlefields_used = 0, battlefields_used_p2 = 1,
  shared_battlefields = { "Windswept Hillock", "The Grand Plaza", "Windswept Hillock" },
  shared_battlefields_used = 2,
  opening_hand = 4, mulligan = "none", extra_runes_p1 = 1, extra_runes_last = 1,
}

-- SPDX-License-Identifier: MIT
return format {
  name = "endless", players = 2, victory_score = 8, battlefields_in_deck = 3, battlefields_used = 1, opening_hand = 4, mulligan_max = 2,
  check = function(deck) while true do end end,
}

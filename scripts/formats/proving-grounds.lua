-- SPDX-License-Identifier: MIT
--
-- Proving Grounds: a Duel between the decks of the introductory box, which bring
-- one battlefield each. Everything else is as in the Duel (rule 480).

return format {
  name = "proving-grounds",
  players = 2,
  victory_score = 8,
  battlefields_in_deck = 1,
  battlefields_used = 1,
  opening_hand = 4,
  mulligan_max = 2,
  extra_runes_last = 1,

  deck = { main_min = 40, copies_max = 3, signatures_max = 3, runes = 12 },
}

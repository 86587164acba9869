-- SPDX-License-Identifier: MIT
--
-- The Duel (rule 480) as the earlier edition of the Core Rules has it: the same
-- numbers, other rules (docs/formats.md).

return format {
  name = "duel-2025",
  rules = "riftbound-2025",
  players = 2,
  victory_score = 8,
  battlefields_in_deck = 3,
  battlefields_used = 1,
  opening_hand = 4,
  mulligan_max = 2,
  extra_runes_last = 1,

  deck = { main_min = 40, copies_max = 3, signatures_max = 3, runes = 12 },
}

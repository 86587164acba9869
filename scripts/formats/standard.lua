-- SPDX-License-Identifier: MIT
--
-- Standard: one against one, one game of Shadowverse: Evolve, with the decks of SVE 6.1.

return format {
  name = "standard",
  game = "evolve",
  players = 2,      -- SVE 1.1.1
  opening_hand = 4, -- SVE 6.2.1.6
  mulligan_max = 4, -- SVE 6.2.1.7: all of them, or none

  deck = { main_min = 40, main_max = 50, evolve_max = 10, copies_max = 3 }, -- SVE 6.1.1
}

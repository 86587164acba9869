-- SPDX-License-Identifier: MIT
-- Nothing is secret: hands and the tops of decks lie open, by the format itself.
return format {
  name = "open-book", players = 2, victory_score = 8,
  battlefields_in_deck = 3, battlefields_used = 1, opening_hand = 4, mulligan_max = 2,

  static { affects = "players", hand_revealed = true, deck_top_revealed = true },
}

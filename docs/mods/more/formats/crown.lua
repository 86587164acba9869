-- SPDX-License-Identifier: MIT
-- One against two: the first player begins with more and needs more, the others are one team in all but points.
return format {
  name = "crown", players = 3, victory_score = 6, victory_score_p1 = 9,
  battlefields_in_deck = 3, battlefields_used = 1, opening_hand = 4, opening_hand_p1 = 6, mulligan_max = 2,

  after_mulligans { if_ = number.you("seat"):equals(1), run = function(game) game.gain_xp(3) end },
  static { affects = units { seat = 1 }, might = 1 },
  when { event = "conquer", by = "you", once_each_turn = true, if_ = number.you("seat"):more_than(1),
    run = function(game) game.draw(1) end },
}

-- SPDX-License-Identifier: MIT
-- The first spell that its player plays each turn is carried out twice.
return card {
  id = "MORE-36", name = "Rehearsal", type = "amulet", class = "neutral", cost = 3,

  static { affects = spells { friendly = true }, repeats = 1,
    while_ = number.tally { event = "play", by = "you", subject = spell {} }:at_most(1) },
}
